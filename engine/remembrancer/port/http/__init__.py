"""The HTTP interface: typed routes over a client's entrance, described by an OpenAPI document."""
