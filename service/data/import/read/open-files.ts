import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { combineSources, type NamedSource } from './combine-sources.ts'
import { openSource, type SizedSource, type SourceOptions } from './open-source.ts'

/** The names of files, with their folders where two have the same one. */
export function namesOf(files: readonly string[]): string[] {
  const names = files.map((file) => basename(file))
  return names.map((name, i) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : (files[i] as string),
  )
}

/** Opens files, several as one set. Throws as `openSource`. */
export async function openFiles(files: readonly string[], options: SourceOptions): Promise<SizedSource> {
  const names = namesOf(files)
  const sources: NamedSource[] = []
  for (const [i, file] of files.entries())
    sources.push({ name: names[i] as string, source: await openSource(file, options) })
  const [first] = sources
  return sources.length === 1 && first ? first.source : combineSources(sources)
}

/** The day on which the latest of the files was changed. */
export async function lastChange(files: readonly string[]): Promise<string> {
  const days = await Promise.all(
    files.map(async (file) => (await stat(file)).mtime.toISOString().slice(0, 10)),
  )
  return days.sort().at(-1) as string
}
