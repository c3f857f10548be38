import { createHash } from 'node:crypto'
import type { Kind, RecordOf } from '#contract/kind.ts'
import { escaped } from '../xml/characters.ts'
import { entityOf, valuesOf } from './entity.ts'

const shown: Record<Kind, readonly string[]> = {
  companies: [
    'PrimarySic',
    'Phone',
    'LocationEmployeesSizeRange',
    'LocationSalesVolumeRange',
    'YearEstablished',
  ],
  people: ['Phone', 'AgeRange', 'IncomeRange', 'IsHomeowner', 'YearsInHome'],
}

const style = `body{font:13px/1.45 system-ui,sans-serif;margin:12px;color:#1a2b3c;background:#fff}
h1{font-size:15px;margin:0 0 2px}p{margin:0 0 8px;color:#4a5b6c}dl{display:grid;grid-template-columns:auto 1fr;gap:2px 12px;margin:0}
dt{color:#4a5b6c}dd{margin:0}`

/** The source of the page's styles in a Content-Security-Policy: its one style element, by the hash of its text. */
export const previewStyles = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** A small page about a record, to be shown within another (Reconciliation API 0.2, Preview Queries). */
export function previewOf(kind: Kind, record: RecordOf<Kind>): string {
  const { name, description = '' } = entityOf(kind, record)
  const rows = shown[kind].flatMap((field) =>
    valuesOf(record, field).map((value) => `<dt>${escaped(field)}</dt><dd>${escaped(textOf(value))}</dd>`),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(name)}</title><style>${style}</style></head>
<body><h1>${escaped(name)}</h1><p>${escaped(description)}</p><dl>${rows.join('')}</dl></body></html>`
}

const textOf = (value: object) => String(Object.values(value)[0] ?? '')
