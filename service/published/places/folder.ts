import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeLasting } from '#service/versions/version-folders.ts'
import { copyVerified, PART } from '../copy-verified.ts'
import { publishedMessages as messages } from '../messages.ts'
import { PlaceError, type WritablePlace } from './place.ts'

/** A folder that publisher and replicas share. */
export function folderPlace(folder: string): WritablePlace {
  const at = (path: string) => join(folder, ...path.split('/'))
  const sizeOf = async (path: string) => (await stat(at(path)).catch(undefinedIfAbsent))?.size
  return {
    shown: folder,
    async read(path, max) {
      const size = await sizeOf(path)
      if (size !== undefined && size > max) throw new PlaceError(messages.tooLarge(path, max))
      return readFile(at(path)).catch(undefinedIfAbsent)
    },
    async open(path, from, signal) {
      const file = await open(at(path), 'r').catch(undefinedIfAbsent)
      if (!file) throw new PlaceError(messages.notThere(path))
      return {
        start: from,
        chunks: createReadStream('', { fd: file, start: from, signal, highWaterMark: 1 << 20 }),
      }
    },
    sizeOf,
    put: (path, { file, ...ref }, onBytes, signal) =>
      copyVerified(at(path), ref, {
        path,
        onBytes,
        open: async (from) => ({
          start: from,
          chunks: createReadStream(file, { start: from, signal, highWaterMark: 1 << 20 }),
        }),
      }),
    async write(path, content) {
      const target = at(path)
      const part = `${target}.${process.pid}${PART}`
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await writeFile(part, content, { mode: 0o600, flush: true })
      await rename(part, target)
      await makeLasting(dirname(target)).catch(() => undefined)
    },
    async list(path) {
      const entries = (await readdir(at(path)).catch(undefinedIfAbsent)) ?? []
      return entries.filter((name) => !name.endsWith(PART))
    },
    remove: (path) => rm(at(path), { force: true }),
  }
}

function undefinedIfAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
