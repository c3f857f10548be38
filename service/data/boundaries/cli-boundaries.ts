import { boundariesFolder } from '#service/boundaries/folder.ts'
import { progressBar } from '../progress-bar.ts'
import { importBoundaries, type OnShapes } from './import-boundaries.ts'
import { boundaryMessages as messages } from './messages.ts'
import { listBoundaries, removeBoundaries } from './stored.ts'

type Say = (text: string) => void

/** `boundaries import FILE…`: imports outlines and says what was imported. */
export async function sayImported(
  files: readonly string[],
  { dataDir, name, say }: { dataDir: string; name: string | undefined; say: Say },
): Promise<void> {
  const began = Date.now()
  const bars = {
    comparing: progressBar(messages.comparing, 'outlines'),
    simplifying: progressBar(messages.simplifying, 'outlines'),
  }
  const onShapes: OnShapes = (step, done, total) => {
    if (step === 'simplifying') bars.comparing.stop()
    bars[step].show({ phase: 'rows', done, ...(total !== undefined && { total }) })
  }
  const stop = () => {
    for (const bar of Object.values(bars)) bar.stop()
  }
  const imported = await importBoundaries({ files, dataDir, name, onShapes }).finally(stop)
  for (const { kind, outlines, version, skipped } of imported) {
    if (skipped > 0) say(messages.skipped(skipped, kind))
    say(messages.imported(kind, outlines, version, (Date.now() - began) / 1000))
  }
  say(messages.stored(boundariesFolder(dataDir)))
}

/** `boundaries list`. */
export async function sayListed(dataDir: string, say: Say): Promise<void> {
  const listed = await listBoundaries(dataDir)
  if (listed.length === 0) say(messages.none(boundariesFolder(dataDir)))
  for (const one of listed)
    say('error' in one ? one.error : messages.listed(one.kind, one.info.outlines, one.version, one.info.date))
}

/** `boundaries remove NAME`. */
export async function sayRemoved(dataDir: string, name: string, say: Say): Promise<void> {
  for (const { kind, version } of await removeBoundaries(dataDir, name)) say(messages.removed(kind, version))
}
