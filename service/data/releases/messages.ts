import type { ReleaseExample, ReleaseSummary } from '#contract/releases.ts'

const n = (count: number) => count.toLocaleString('en-US')
const line = (count: number, text: string) => `${n(count).padStart(10)}  ${text}`

const percent = (share: number) => `${(100 * share).toFixed(1).replace('.0', '')}%`

const SHOWN = 40
const cut = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text)

/** The texts of `npm run data` on what differs between two versions. */
export const releaseMessages = {
  compared: ({ before, after }: ReleaseSummary) => `${after} compared with ${before}:`,
  counts: (summary: ReleaseSummary) => [
    line(summary.new, 'new'),
    line(summary.removed, 'removed'),
    line(summary.changed, 'changed'),
    line(summary.unchanged, 'unchanged'),
  ],
  byField: 'Changed, by field:',
  field: (field: string, records: number) => line(records, field),
  examples: 'Examples:',
  example: ({ what, id, name, fields }: ReleaseExample) =>
    [
      `  ${what.padEnd(7)}  ${id}  ${cut(name)}`,
      ...fields.map(({ field, before, after }) => `           ${field}: ${cut(before)} → ${cut(after)}`),
    ].join('\n'),
  list: (file: string) => `All differences with Id, name, field, before and after: ${file}`,
  /** Why a release is refused, and what to do. */
  tooManyRemoved: ({ removed, changed, unchanged }: ReleaseSummary, max: number) =>
    `${n(removed)} of ${n(removed + changed + unchanged)} records (${percent(removed / (removed + changed + unchanged))}) would be removed, more than ${percent(max)}. Nothing has changed. Check the file; --force uses it in any case, --hold stores it to look at`,
  noSet: (name: string) =>
    `No data set is named "${name}". Import its first file: npm run data -- import FILE --name ${name}`,
  setOfBothKinds: (name: string) => `There are companies and people named "${name}": select one with --kind`,
  /** Of a version that waits. */
  waiting: (version: string) =>
    `${version} is stored, and not in use. Use it: npm run data -- use ${version}. Discard it: npm run data -- remove ${version}`,
  noVersion: (wanted: string) => `There is no version ${wanted}. "npm run data -- list" shows all`,
  oneVersion: (name: string) => `"${name}" has only one version: there is nothing to compare it with`,
  csvOfOneKind: 'Both kinds have two versions: select one with --kind for --csv',
  otherKinds: (before: string, after: string) => `${before} and ${after} are not of the same kind`,
} as const
