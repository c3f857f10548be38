import { type Kind, kinds } from './kind.ts'

/** Header of answers: the version of the data that answered, for each kind that was read. An extension. */
export const DATA_VERSION = 'data-version'
/** Header of calls: the version to answer from, as a `Data-Version` names it. An extension. */
export const IF_DATA_VERSION = 'if-data-version'

/** The version of each kind, as `NAME@STAMP`, or `NAME@STAMP+HASH` with the corrections and forgotten records of the operator. */
export type DataVersions = Partial<Record<Kind, string>>

const MAX_LENGTH = 400
const version = /^(\w+)=([A-Za-z0-9][A-Za-z0-9._-]*@[A-Za-z0-9]+(?:\+[0-9a-f]{16})?)$/

/** The text of the headers: `companies=sample@20261101T093000123Z, people=…`; empty without a version. */
export const dataVersionText = (versions: DataVersions): string =>
  kinds.flatMap((kind) => (versions[kind] ? [`${kind}=${versions[kind]}`] : [])).join(', ')

/** The versions in such a text; undefined when it is not one. */
export function parseDataVersions(text: string): DataVersions | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const versions: DataVersions = {}
  for (const part of text.split(',')) {
    const [, name, found] = version.exec(part.trim()) ?? []
    const kind = kinds.find((one) => one === name)
    if (!kind || !found || versions[kind]) return undefined
    versions[kind] = found
  }
  return versions
}
