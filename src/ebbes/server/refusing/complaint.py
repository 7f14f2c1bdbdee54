"""What is wrong with something that was sent, in words that hold nothing of it."""

from collections.abc import Mapping
from typing import Any

WORDS = {
    "json_invalid": "not JSON",
    "model_attributes_type": "should be an object, sent as application/json",
}
"""For errors whose own words say too much, or too little."""


def complaint_of(error: Mapping[str, Any]) -> str:
    """An error of pydantic, as a client's author hears of it."""
    kind = error["type"]
    if kind == "union_tag_invalid":
        context = error["ctx"]
        return f"{context['discriminator']} should be one of {context['expected_tags']}"
    told = WORDS.get(kind, error["msg"].removeprefix("Value error, "))
    return f"{told[0].lower()}{told[1:]}"
