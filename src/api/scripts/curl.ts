import { printed } from './print.ts'
import { type Base, onOneLine, type ScriptCall } from './script-call.ts'

/** A longer body goes in through the standard input: systems bound the length of an argument (Linux: 131,072 bytes). */
const LONGEST_ARGUMENT = 100_000

/** A text as one word of a shell. */
export const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** A shell script of curl calls; each prints its answer, and the first that fails ends it. */
export function curlScript(calls: readonly ScriptCall[], base: Base): string {
  const alone = calls.length === 1
  const parts = calls.map((call) => [
    ...(alone || !call.reason ? [] : [`# ${onOneLine(call.reason)}`]),
    one(call, base),
  ])
  return `${[...(alone ? [] : ['#!/bin/sh', 'set -e', '']), ...parts.map((lines) => lines.join('\n'))].join('\n')}\n`
}

function one({ method, path, body }: ScriptCall, base: Base): string {
  const address = base === undefined ? `"$CATCHMENT_URL"${quoted(path)}` : quoted(base + path)
  const lines = [
    `curl -sS --fail-with-body -X ${method} ${address}`,
    `-H "apikey: $CATCHMENT_KEY"`,
    `-H 'Accept: application/json'`,
  ]
  if (body === undefined) return lines.join(' \\\n  ')
  const json = printed(body, '  ')
  const sent =
    json.length > LONGEST_ARGUMENT ? `--data-binary @- <<'JSON'\n${json}\nJSON` : `-d ${quoted(json)}`
  return [...lines, `-H 'Content-Type: application/json'`, sent].join(' \\\n  ')
}
