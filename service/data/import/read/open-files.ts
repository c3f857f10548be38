import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { combineSources } from './combine-sources.ts'
import { openPath, type SourceOptions } from './open-source.ts'
import type { NamedSource, SizedSource } from './source.ts'

/** The names of files, with their folders where two have the same one. */
export function namesOf(files: readonly string[]): string[] {
  const names = files.map((file) => basename(file))
  return names.map((name, i) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : (files[i] as string),
  )
}

/** Opens files and the files of archives, several as one set. Throws as `openPath`. */
export async function openFiles(files: readonly string[], options: SourceOptions): Promise<SizedSource> {
  const names = namesOf(files)
  const sources: NamedSource[] = []
  const unread: string[] = []
  const left = { files: 0, bytes: 0 }
  for (const [i, file] of files.entries()) {
    const name = names[i] as string
    const opened = await openPath(file, name, options)
    // Two archives may have files of one name.
    const longName = (own: string) => (own === name || files.length === 1 ? own : `${name}/${own}`)
    sources.push(...opened.sources.map(({ name, source }) => ({ name: longName(name), source })))
    unread.push(...opened.unread.map(longName))
    left.files += opened.left?.files ?? 0
    left.bytes += opened.left?.bytes ?? 0
  }
  const [first] = sources
  const source = sources.length === 1 && first ? first.source : combineSources(sources)
  const partOf = { read: sources.length, all: sources.length + left.files }
  return { ...source, size: source.size + left.bytes, unread, ...(left.files > 0 && { partOf }) }
}

/** The day on which the latest of the files was changed. */
export async function lastChange(files: readonly string[]): Promise<string> {
  const days = await Promise.all(
    files.map(async (file) => (await stat(file)).mtime.toISOString().slice(0, 10)),
  )
  return days.sort().at(-1) as string
}
