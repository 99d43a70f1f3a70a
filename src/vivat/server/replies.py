"""A refusal as an HTTP reply."""

from __future__ import annotations

from starlette.responses import Response

from vivat.errors import Refusal
from vivat.server.messages import ENCODER
from vivat.server.routes import JSON, problem_of, status_of
from vivat.table.show import Seen


def refused(problem: Refusal, language: str, current: Seen | None = None) -> Response:
    return Response(ENCODER.encode(problem_of(problem, language, current)), status_of(problem), media_type=JSON)
