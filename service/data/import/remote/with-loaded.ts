import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hostsIn } from './allowed-hosts.ts'
import { loadFile } from './load-file.ts'
import { remoteMessages as messages } from './messages.ts'

interface Place {
  dataDir: string
  /** Receives what a person reads while a file is loaded. */
  say: (text: string) => void
}

/** Milliseconds between two lines on how far a file is. */
const PAUSE = 5000

/**
 * Calls `use` with files and those that are loaded from addresses to the disk of the data, which are removed afterwards. The hosts are those of the
 * environment variable `IMPORT_HOSTS`. Throws as `loadFile`.
 */
export async function withLoaded<T>(
  files: readonly string[],
  addresses: readonly string[] | undefined,
  { dataDir, say }: Place,
  use: (files: readonly string[]) => Promise<T>,
): Promise<T> {
  if (!addresses?.length) return use(files)
  const allowed = hostsIn(process.env.IMPORT_HOSTS)
  const uploads = join(dataDir, 'uploads')
  await mkdir(uploads, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(uploads, 'loaded-'))
  try {
    const loaded: string[] = []
    for (const [i, address] of addresses.entries()) {
      // Two files may have one name.
      const path = await loadFile(address, {
        allowed,
        folder: join(folder, String(i)),
        onProgress: nowAndThen(say),
      })
      say(messages.loaded(address, (await stat(path)).size))
      loaded.push(path)
    }
    return await use([...files, ...loaded])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Says how far a file is every few seconds. */
function nowAndThen(say: Place['say']) {
  let next = Date.now() + PAUSE
  return (received: number, size: number | undefined) => {
    if (Date.now() < next) return
    next = Date.now() + PAUSE
    say(messages.loading(received, size))
  }
}
