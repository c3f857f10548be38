import { writeFile } from 'node:fs/promises'
import { type CorrectionList, type ListedCorrection, MAX_CORRECTIONS } from '#contract/corrections.ts'
import { type Kind, kinds } from '#contract/kind.ts'
import { readCorrections } from '#service/store/corrections/stored-corrections.ts'
import { DataError } from '#service/versions/data-error.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { versionNames } from '#service/versions/version-folders.ts'
import { nameOf } from '#service/versions/versions.ts'
import { undoCorrection } from './correct.ts'
import { correctionsCsv } from './corrections-csv.ts'
import { listCorrections } from './list-corrections.ts'
import { correctionMessages as messages } from './messages.ts'
import { notesOf } from './notes.ts'

interface Options {
  dataDir: string
  name: string
  kind: Kind | undefined
  /** Files to write the corrections to. */
  csv: string | undefined
  notes: string | undefined
  /** The Id of the record whose correction is undone. */
  undo: string | undefined
  say(text: string): void
}

/** Prints the corrections of a data set, writes them to files, or undoes one. Throws a DataError for a set that there is not. */
export async function sayCorrections(options: Options): Promise<void> {
  const { dataDir, name, csv, notes, undo, say } = options
  const kind = await kindOf(options)
  if (undo !== undefined) {
    const { undone } = await undoCorrection(dataDir, { kind, name, id: undo })
    return say(messages.undone(undone.name, undone.id))
  }
  const list = await listCorrections(dataDir, kind, name, { limit: MAX_CORRECTIONS })
  const write = async (file: string, text: string) => {
    await writeFile(file, text)
    say(messages.written(list.total, file))
  }
  if (csv !== undefined) await write(csv, correctionsCsv(list))
  if (notes !== undefined) await write(notes, `${JSON.stringify(notesOf(list), null, 2)}\n`)
  if (csv === undefined && notes === undefined) print(list, say)
}

/** The kind of a data set: the one that is named, else the one that has data or corrections under the name. */
async function kindOf({ dataDir, name, kind }: Options): Promise<Kind> {
  const found: Kind[] = []
  for (const each of kind ? [kind] : kinds) {
    const folder = kindFolder(dataDir, each)
    const isSet = (await versionNames(folder)).some((version) => nameOf(version) === name)
    if (isSet || (await readCorrections(folder, name)).length > 0) found.push(each)
  }
  const [first, second] = found
  if (first === undefined) throw new DataError(messages.noSet(name))
  if (second !== undefined) throw new DataError(messages.severalKinds(name))
  return first
}

function print({ kind, name, total, corrections }: CorrectionList, say: Options['say']): void {
  say(messages.heading(name, kind, total))
  for (const correction of corrections) for (const line of linesOf(correction)) say(line)
}

function linesOf(correction: ListedCorrection): string[] {
  const { id, name, fields, duplicateOf, isMissing, sourceNow, note, corrected } = correction
  const heading = [corrected.slice(0, 10), id, name, isMissing ? `(${messages.missing})` : '']
  return [
    heading.filter(Boolean).join('  '),
    ...fields.map(({ field, before, after }) => `  ${messages.field(field, before, after)}`),
    ...Object.entries(sourceNow).map(([field, value]) => `  ${messages.now(field, value)}`),
    ...(duplicateOf ? [`  ${messages.duplicate(duplicateOf)}`] : []),
    ...(note ? [`  ${note}`] : []),
  ]
}
