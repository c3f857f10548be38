import { createReadStream, existsSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { text } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { DataError } from '#service/versions/data-error.ts'
import { boundaryMessages as messages } from '../messages.ts'

/** The files of one shapefile, open for reading. */
export interface ShapefileParts {
  shapes: Readable
  table: Readable
  /** The text of the .prj file, which names the coordinates; empty without one. */
  projection: string
  /** The text of the .cpg file, which names the letters of the table; empty without one. */
  letters: string
  close(): void
}

/** The files beside a .shp with its name. */
export async function unpackedFiles(file: string): Promise<ShapefileParts> {
  const beside = (type: string) => {
    const stem = file.slice(0, -'.shp'.length)
    return [`${stem}.${type}`, `${stem}.${type.toUpperCase()}`].find((path) => existsSync(path))
  }
  const table = beside('dbf')
  if (!table) throw new DataError(messages.noTable(file, `${basename(file).slice(0, -4)}.dbf`))
  await checkLengths(file, table)
  const textOf = async (path: string | undefined) => (path ? readFile(path, 'latin1') : '')
  const [projection, letters] = await Promise.all([textOf(beside('prj')), textOf(beside('cpg'))])
  const [shapes, rows] = [createReadStream(file), createReadStream(table)]
  return { shapes, table: rows, projection, letters, close: () => destroy(shapes, rows) }
}

/** Bytes of a header that has what is checked of it. */
const HEADER = 32

/** Refuses files that are shorter than their headers say: the part that is there could be read without an error. */
async function checkLengths(file: string, table: string): Promise<void> {
  const [shapes, rows] = [await headerOf(file), await headerOf(table)]
  const damaged = (detail: string) => new DataError(messages.damaged(file, detail))
  if (shapes.header.readInt32BE(0) !== 9994) throw damaged(messages.notShapes)
  const words = shapes.header.readInt32BE(24)
  const [count, first, length] = [
    rows.header.readUInt32LE(4),
    rows.header.readUInt16LE(8),
    rows.header.readUInt16LE(10),
  ]
  if (shapes.size < words * 2 || rows.size < first + count * length) throw damaged(messages.cutOff)
}

async function headerOf(path: string): Promise<{ header: Buffer; size: number }> {
  const handle = await open(path, 'r')
  try {
    const header = Buffer.alloc(HEADER)
    await handle.read(header, 0, HEADER, 0)
    return { header, size: (await handle.stat()).size }
  } finally {
    await handle.close()
  }
}

/** The files of the shapefile in an archive. A DataError is thrown where the archive is damaged or has none, or several. */
export async function zippedFiles(file: string): Promise<ShapefileParts> {
  const damaged = (error: Error) => new DataError(messages.damagedZip(file, error.message))
  const archive = await openPromise(file, { lazyEntries: true, autoClose: false }).catch((error) => {
    throw damaged(error)
  })
  try {
    return await partsIn(file, archive)
  } catch (error) {
    archive.close()
    throw error instanceof DataError ? error : damaged(error as Error)
  }
}

/** Whether a file is a .shp, or an archive with one. A file that is not there, or is no archive, is none. */
export async function holdsShapefile(file: string): Promise<boolean> {
  if (!/\.zip$/i.test(file)) return /\.shp$/i.test(file)
  const archive = await openPromise(file, { lazyEntries: true, autoClose: false }).catch(() => undefined)
  if (!archive) return false
  try {
    for await (const { fileName } of archive.eachEntry()) if (/\.shp$/i.test(fileName)) return true
    return false
  } finally {
    archive.close()
  }
}

async function partsIn(file: string, archive: ZipFile): Promise<ShapefileParts> {
  const entries = new Map<string, Entry>()
  for await (const entry of archive.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry)
  const [name, ...others] = [...entries.keys()].filter(
    (path) => path.endsWith('.shp') && !path.startsWith('__macosx/'),
  )
  if (name === undefined) throw new DataError(messages.noShapefile(file))
  if (others.length > 0) throw new DataError(messages.severalShapefiles(file, [name, ...others]))
  const beside = (type: string) => entries.get(`${name.slice(0, -'.shp'.length)}.${type}`)
  const [table, projection, letters] = [beside('dbf'), beside('prj'), beside('cpg')]
  if (!table) throw new DataError(messages.noTable(file, `${basename(name).slice(0, -4)}.dbf`))
  const textOf = async (entry: Entry | undefined) =>
    entry ? text(await archive.openReadStreamPromise(entry)) : ''
  const texts = [await textOf(projection), await textOf(letters)] as const
  const [shapes, rows] = [await checked(archive, entries.get(name) as Entry), await checked(archive, table)]
  const close = () => {
    destroy(shapes, rows)
    archive.close()
  }
  return { shapes, table: rows, projection: texts[0], letters: texts[1], close }
}

/** The content of an entry; the stream fails at its end when the checksum is not that of the archive. */
async function checked(archive: ZipFile, entry: Entry): Promise<Readable> {
  const stream = await archive.openReadStreamPromise(entry)
  let sum = 0
  const check = new Transform({
    transform(chunk, _encoding, done) {
      sum = crc32(chunk, sum)
      done(null, chunk)
    },
    flush: (done) => done(sum === entry.crc32 ? null : new Error(messages.wrongChecksum(entry.fileName))),
  })
  stream.on('error', (error) => check.destroy(error))
  return stream.pipe(check)
}

function destroy(...streams: Readable[]): void {
  // What is still on its way when reading ends early does not matter any more.
  for (const stream of streams) stream.on('error', () => undefined).destroy()
}
