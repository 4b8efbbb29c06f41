"""Write what the program is made with: a CycloneDX list for machines, and all licences in one file for people.

    build/environment/bin/python packaging/bill_of_materials.py FOLDER

Both are read from what is installed beside the program, by the same code as the window's About.
"""

import json
import sys
from pathlib import Path

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packageurl import PackageURL

from remembrancer_app.about.licences import Part, distributions, parts

BILL = "remembrancer.cdx.json"
LICENCES = "THIRD-PARTY-LICENCES.txt"
_RULE = "=" * 100


def write(folder: Path) -> None:
    """Write both files into ``folder``; raises ValueError if the list is not what the standard asks for."""
    own, *others = parts()
    bill = _bill(own, others)
    wrong = JsonStrictValidator(SchemaVersion.V1_6).validate_str(bill)
    if wrong is not None:
        raise ValueError(f"the list of parts does not follow CycloneDX: {wrong}")
    (folder / BILL).write_text(bill, encoding="utf-8")
    texts = [f"{_RULE}\n{part.name} {part.version}\n{part.licence}\n{_RULE}\n\n{part.text}" for part in others]
    (folder / LICENCES).write_text("\n\n".join(texts), encoding="utf-8")


def _bill(own: Part, others: list[Part]) -> str:
    from_index = {one.metadata["Name"] for one in distributions().values()}
    bill = Bom()
    root = _component(own, ComponentType.APPLICATION, None)
    bill.metadata.component = root
    components = [
        _component(part, ComponentType.LIBRARY, "pypi" if part.name in from_index else None) for part in others
    ]
    bill.components.update(components)
    bill.register_dependency(root, components)
    content = json.loads(JsonV1Dot6(bill).output_as_string())
    # Neither the moment nor a random number: the same program has the same list.
    del content["serialNumber"], content["metadata"]["timestamp"]
    return json.dumps(content, indent=1) + "\n"


def _component(part: Part, kind: ComponentType, source: str | None) -> Component:
    licences = [LicenseFactory().make_from_string(part.licence)] if part.licence else []
    url = PackageURL(source, name=part.name.lower(), version=part.version or None) if source else None
    reference = str(url or part.name)
    return Component(
        name=part.name, version=part.version or None, type=kind, licenses=licences, purl=url, bom_ref=reference
    )


if __name__ == "__main__":
    write(Path(sys.argv[1]))
