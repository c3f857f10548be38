import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm, stat, statfs, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { NewUpload, type Upload } from '#contract/imports.ts'
import { problem } from '../http/problem.ts'

/** Days after its last part for which an upload is stored. */
const STORED_DAYS = 7
const DAY = 86_400_000
/** Bytes of the disk that uploads leave free, for the build of the data. */
const LEFT_FREE = 2 ** 30

/** Uploaded files of the operator: each is a folder with what it is, and its bytes so far. */
export interface Uploads {
  create(file: NewUpload): Promise<Upload>
  find(id: string): Promise<Upload>
  /** Adds bytes at `offset`; throws a 409 where the upload is not that far, or would become longer than its file. */
  add(id: string, offset: number, bytes: Uint8Array): Promise<Upload>
  remove(id: string): Promise<void>
  /** The path of a complete upload, under its own name. */
  pathOf(id: string): Promise<string>
  /** The folder in which its file is. */
  fileFolderOf(id: string): string
  /** The folder that goes when an upload is removed. */
  folderOf(id: string): string
  /** Takes a whole file that is in the folder of an upload already, under its own name. */
  take(id: string, file: NewUpload): Promise<void>
  removeOld(now?: number): Promise<void>
}

const DESCRIPTION = 'upload.json'
/** A name that is safe on every disk. */
const fileName = ({ name }: NewUpload) =>
  name
    .replace(/[^A-Za-z0-9._-]+/g, '_')
    .slice(-100)
    .replace(/^\.+/, '_')

/** The uploads in a folder, which need not be there yet. */
export function uploadsIn(folder: string): Uploads {
  const folderOf = (id: string) => join(folder, id)
  const descriptionOf = async (id: string) => {
    const text = await readFile(join(folderOf(id), DESCRIPTION), 'utf8').catch(unknownUpload)
    return NewUpload.parse(JSON.parse(text))
  }
  const fileFolderOf = (id: string) => join(folderOf(id), 'file')
  const fileOf = (id: string, file: NewUpload) => join(fileFolderOf(id), fileName(file))
  const describe = (id: string, file: NewUpload) =>
    writeFile(join(folderOf(id), DESCRIPTION), JSON.stringify(file), { mode: 0o600 })
  const find = async (id: string): Promise<Upload> => {
    const file = await descriptionOf(id)
    const { size: received } = await stat(fileOf(id, file)).catch(unknownUpload)
    return { id, ...file, received }
  }
  /** The last part of each upload, so that parts of one are added one after the other. */
  const lastParts = new Map<string, Promise<unknown>>()
  const add = async (id: string, offset: number, bytes: Uint8Array): Promise<Upload> => {
    const upload = await find(id)
    if (offset !== upload.received || offset + bytes.length > upload.size)
      throw problem(409, `The upload has ${upload.received} of ${upload.size} bytes.`)
    const path = fileOf(id, upload)
    const handle = await open(path, 'a')
    try {
      await handle.appendFile(bytes)
    } catch (error) {
      // A part that was cut off by a full disk is sent again as a whole.
      await truncate(path, offset)
      throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? diskFull() : error
    } finally {
      await handle.close()
    }
    return find(id)
  }
  return {
    find,
    folderOf,
    fileFolderOf,
    take: describe,
    async create(file) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { bavail, bsize } = await statfs(folder)
      if (file.size > bavail * bsize - LEFT_FREE) throw diskFull()
      const id = randomUUID()
      await mkdir(fileFolderOf(id), { recursive: true, mode: 0o700 })
      await writeFile(fileOf(id, file), '', { mode: 0o600 })
      await describe(id, file)
      return find(id)
    },
    async add(id, offset, bytes) {
      const before = lastParts.get(id)
      const part = Promise.resolve(before?.catch(() => undefined)).then(() => add(id, offset, bytes))
      lastParts.set(id, part)
      try {
        return await part
      } finally {
        if (lastParts.get(id) === part) lastParts.delete(id)
      }
    },
    remove: (id) => rm(folderOf(id), { recursive: true, force: true }),
    async pathOf(id) {
      const upload = await find(id)
      if (upload.received < upload.size) throw problem(409, `The upload of ${upload.name} is not complete.`)
      return fileOf(id, upload)
    },
    async removeOld(now = Date.now()) {
      for (const id of await readdir(folder).catch(() => [])) {
        const file = await descriptionOf(id).catch(() => undefined)
        const path = file ? fileOf(id, file) : folderOf(id)
        const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }))
        if (now - mtimeMs > STORED_DAYS * DAY) await rm(folderOf(id), { recursive: true, force: true })
      }
    },
  }
}

const diskFull = () => problem(507, 'The disk of the service has too little space for this file.')

function unknownUpload(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' || error.code === 'ENOTDIR'
    ? problem(404, 'There is no such upload, or it was removed after a week.')
    : error
}
