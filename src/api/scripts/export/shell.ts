import { quoted } from '../curl.ts'
import { printed } from '../print.ts'
import type { Base } from '../script-call.ts'
import type { ExportScript } from './export-script.ts'

/** The export as a shell script of curl calls, whose answers jq takes apart. */
export function shellExport(
  { path, body, ids, excludedIds, maxRecords, page }: ExportScript,
  base: Base,
): string {
  const address = base === undefined ? `"$CATCHMENT_URL"${quoted(path)}` : quoted(base + path)
  const file = (name: string, lines: readonly string[]) =>
    lines.length === 0
      ? `: > "$folder/${name}"\n`
      : `cat > "$folder/${name}" <<'IDS'\n${lines.map((line) => `${line}\n`).join('')}IDS\n`
  return `#!/bin/sh
# Needs curl and jq.
set -e
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT

cat > "$folder/wanted" <<'JSON'
${printed(body)}
JSON
${file('left-out', excludedIds)}${ids ? file('ids', ids) : ''}
# A page of records, with retries while the service limits the rate.
ask() {
  curl -sS --fail-with-body --retry 20 -X POST ${address} \\
    -H "apikey: $CATCHMENT_KEY" \\
    -H 'Accept: application/json' \\
    -H 'Content-Type: application/json' \\
    --data-binary "@$folder/body" > "$folder/page"
}

# Each record of a page on a line, without excluded ones and those written before.
write() {
  jq -c --rawfile done "$folder/left-out" '
    ($done | split("\\n") | map({(.): true}) | add) as $gone | .[] | select($gone[.Id] | not)
  ' "$folder/page"
  jq -r '.[].Id' "$folder/page" >> "$folder/left-out"
}

pages() {
${
  ids
    ? `  split -l ${page} "$folder/ids" "$folder/ids-"
  for some in "$folder"/ids-*; do
    jq --rawfile ids "$some" '($ids | split("\\n") | map(select(. != ""))) as $ids
      | . + {Id: $ids, Limit: ($ids | length)}' "$folder/wanted" > "$folder/body"
    ask
    write
  done`
    : `  offset=0
  while :; do
    jq --argjson offset $offset '. + {Limit: ${page}, Offset: $offset}' "$folder/wanted" > "$folder/body"
    ask
    write
    [ "$(jq length "$folder/page")" -eq ${page} ] || break
    offset=$((offset + ${page}))
  done`
}
}

pages${maxRecords === undefined ? '' : ` | head -n ${maxRecords}`}
`
}
