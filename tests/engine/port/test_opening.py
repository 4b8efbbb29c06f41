import httpx
import pytest

from remembrancer.model.errors import InvalidInputError, NotPermittedError, PortUnavailableError
from remembrancer.model.port import ChangePortSettings, GetPortSettings, PortSettings
from remembrancer.port.opening import close_port, open_port
from remembrancer.port.server import PortServer


def test_the_port_is_off_until_a_person_opens_it_and_keeps_its_number(vault, person):
    assert person.query(GetPortSettings()) == PortSettings(is_on=False, number=0)
    server = open_port(vault, person)
    number = server.number
    assert httpx.get(f"{server.address}/v1/health").status_code == 200
    assert person.query(GetPortSettings()) == PortSettings(is_on=True, number=number)
    close_port(server, person)
    assert person.query(GetPortSettings()) == PortSettings(is_on=False, number=number)
    again = open_port(vault, person)
    assert again.number == number
    close_port(again, person)


def test_another_number_may_be_chosen_but_none_of_the_systems(vault, person):
    taken = PortServer(vault)
    number = taken.start()
    with pytest.raises(PortUnavailableError):
        open_port(vault, person, number)
    taken.stop()
    with pytest.raises(InvalidInputError) as refused:
        open_port(vault, person, 80)
    assert refused.value.limit == "1024..65535"
    server = open_port(vault, person, number)
    assert server.number == number
    close_port(server, person)


def test_agents_do_not_open_the_port(agent):
    with pytest.raises(NotPermittedError):
        agent.query(ChangePortSettings(PortSettings(is_on=True)))
