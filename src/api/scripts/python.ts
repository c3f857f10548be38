import { printed } from './print.ts'
import { type Base, onOneLine, type ScriptCall } from './script-call.ts'

const atoms = { true: 'True', false: 'False', null: 'None' }

const requestFunction = `def ask(method, path, body=None):
    headers = {"apikey": os.environ["CATCHMENT_KEY"], "Accept": "application/json"}
    data = None
    if body is not None:
        headers["Content-Type"] = "application/json"
        data = json.dumps(body).encode()
    request = urllib.request.Request(SERVICE + path, data, headers, method=method)
    try:
        with urllib.request.urlopen(request) as response:
            return json.load(response)
    except urllib.error.HTTPError as problem:
        sys.exit(f"{problem.code} {problem.read().decode()}")`

/** A Python 3 script that needs nothing beside Python; each call prints its answer, and the first that fails ends it. */
export function pythonScript(calls: readonly ScriptCall[], base: Base): string {
  const service = base === undefined ? 'os.environ["CATCHMENT_URL"]' : JSON.stringify(base)
  const parts = calls.map(({ method, path, body, reason }) => {
    const sent = body === undefined ? '' : `, ${printed(body, '', atoms)}`
    const call = `print(json.dumps(ask("${method}", ${JSON.stringify(path)}${sent}), indent=2))`
    return reason && calls.length > 1 ? `# ${onOneLine(reason)}\n${call}` : call
  })
  const imports = ['json', 'os', 'sys', 'urllib.error', 'urllib.request'].map((name) => `import ${name}`)
  return [...imports, '', `SERVICE = ${service}`, '', '', requestFunction, '', '', ...parts, ''].join('\n')
}
