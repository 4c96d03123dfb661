#!/usr/bin/env python3
"""Checks lines of JSON against a schema, with Debian's python3-jsonschema.

    validate.py case.schema.json FILE...      FILE.jsonl, one object a line; - is standard input
    validate.py --refused SCHEMA FILE...      the other way round: every line must be refused

Exit 0: all as it should be. 1: a line is not, and is named. 2: bad usage, or a file that cannot be
read.
"""
import json
import sys


def main(words):
    refused = words[:1] == ["--refused"]
    words = words[1:] if refused else words
    if len(words) < 2 or words[0] in ("-h", "--help"):
        print(__doc__.strip(), file=sys.stdout if words[:1] in (["-h"], ["--help"]) else sys.stderr)
        return 0 if words[:1] in (["-h"], ["--help"]) else 2
    import jsonschema
    with open(words[0], encoding="utf-8") as text:
        schema = json.load(text)
    jsonschema.Draft7Validator.check_schema(schema)
    validator = jsonschema.Draft7Validator(schema)
    lines = bad = 0
    for name in words[1:]:
        with sys.stdin if name == "-" else open(name, encoding="utf-8-sig") as text:
            for number, line in enumerate(text, 1):
                if not line.strip():
                    continue
                lines += 1
                error = next(validator.iter_errors(json.loads(line)), None)
                if (error is None) == refused:
                    bad += 1
                    where = "/".join(map(str, error.absolute_path)) if error else "-"
                    print(f"{name}:{number}: {where}: "
                          f"{error.message[:200] if error else 'is let pass'}")
    print(f"{lines} lines, {bad} not as they should be")
    return 1 if bad or not lines else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (OSError, ImportError, ValueError) as error:
        print(f"validate.py: {error}", file=sys.stderr)
        sys.exit(2)
