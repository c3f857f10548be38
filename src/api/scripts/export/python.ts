import { printed } from '../print.ts'
import type { Base } from '../script-call.ts'
import type { ExportScript } from './export-script.ts'

/** The export as a Python 3 script that needs nothing beside Python. */
export function pythonExport(
  { path, body, ids, excludedIds, maxRecords, page }: ExportScript,
  base: Base,
): string {
  const atoms = { true: 'True', false: 'False', null: 'None' }
  const service = base === undefined ? 'os.environ["CATCHMENT_URL"]' : JSON.stringify(base)
  return `import json, os, sys, time, urllib.error, urllib.request

SERVICE = ${service}
PATH = ${JSON.stringify(path)}
PAGE = ${page}
WANTED = ${printed(body, '', atoms)}
${ids ? `IDS = ${printed(ids, '', atoms)}\n` : ''}LEFT_OUT = ${printed(excludedIds, '', atoms)}


def ask(body):
    headers = {
        "apikey": os.environ["CATCHMENT_KEY"],
        "Accept": "application/json",
        "Content-Type": "application/json",
    }
    request = urllib.request.Request(SERVICE + PATH, json.dumps(body).encode(), headers, method="POST")
    try:
        with urllib.request.urlopen(request) as response:
            return json.load(response)
    except urllib.error.HTTPError as problem:
        if problem.code != 429:
            sys.exit(f"{problem.code} {problem.read().decode()}")
        time.sleep(int(problem.headers.get("Retry-After") or 60))
        return ask(body)


def pages():
${
  ids
    ? `    for at in range(0, len(IDS), PAGE):
        some = IDS[at : at + PAGE]
        yield ask({**WANTED, "Id": some, "Limit": len(some)})`
    : `    offset = 0
    while True:
        page = ask({**WANTED, "Limit": PAGE, "Offset": offset})
        yield page
        if len(page) < PAGE:
            return
        offset += PAGE`
}


done = set(LEFT_OUT)
${maxRecords === undefined ? '' : 'written = 0\n'}for page in pages():
    for record in page:
        if record["Id"] in done:
            continue
        done.add(record["Id"])
        print(json.dumps(record))
${
  maxRecords === undefined
    ? ''
    : `        written += 1
        if written == ${maxRecords}:
            sys.exit()
`
}`
}
