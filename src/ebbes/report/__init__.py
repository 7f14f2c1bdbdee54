"""A review in words, as lines for a terminal and as a page that needs no network.

page = review_page(record, judge(record), Speech("en"))

Needs the extras `kernel` and `words`.
"""

from typing import TYPE_CHECKING

from ebbes.lazy import lazily

if TYPE_CHECKING:
    from ebbes.report.lines import review_lines
    from ebbes.report.page import review_page
    from ebbes.report.speech import Speech
else:
    # whoever only speaks needs no judge
    __getattr__ = lazily(__name__, lines="review_lines", page="review_page", speech="Speech")

__all__ = ["Speech", "review_lines", "review_page"]
