import type { Kind } from '#contract/kind.ts'
import { fieldText } from './field-text.ts'
import { type AnyRecord, fieldLabels, nameOf } from './record.ts'
import { recordGroups } from './record-groups.ts'

/** A whole record as plain text, a group of fields after another: what a person pastes into a letter or a note. */
export function recordText(kind: Kind, record: AnyRecord): string {
  const groups = recordGroups[kind].map(({ title, fields }) => {
    const lines = fields.flatMap((field) => {
      const text = fieldText(record, field)
      return text === undefined || field === 'Links' ? [] : [`${fieldLabels[field]}: ${text}`]
    })
    return lines.length ? [title, ...lines].join('\n') : undefined
  })
  return [nameOf(kind, record), ...groups].filter(Boolean).join('\n\n')
}

/** The call that reads a record, for a shell; the key is the shell's own. */
export function curlOf(kind: Kind, id: string, format: string, base: string): string {
  const address = `${base}/v1/${kind}/${encodeURIComponent(id)}?resourcetype=${format}`
  return `curl -H "apikey: $API_KEY" -H "Accept: application/json" \\\n  "${address}"`
}
