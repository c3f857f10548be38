import { crc32, deflateRawSync } from 'node:zlib'

/** A file of a test archive, and what its directory says otherwise than it is. */
interface TestFile {
  content: Buffer | string
  deflated?: boolean
  method?: number
  flags?: number
  /** The size that is written down. */
  unpacked?: number
  sum?: number
}

/** Files as a ZIP archive; a content alone is not compressed. */
export function zipOf(files: Readonly<Record<string, Buffer | string | TestFile>>): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [name, given] of Object.entries(files)) {
    const file = typeof given === 'string' || Buffer.isBuffer(given) ? { content: given } : given
    const { bytes, shared } = headerOf(name, file)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, Buffer.from(name), bytes])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    const entry = [Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), shared, rest, Buffer.from(name)]
    entries.push(Buffer.concat(entry))
    locals.push(local)
    offset += local.length
  }
  return Buffer.concat([...locals, ...entries, endOf(entries, offset)])
}

/** The packed bytes of a file, and the part of its headers that both have. */
function headerOf(name: string, file: TestFile): { bytes: Buffer; shared: Buffer } {
  const content = Buffer.from(file.content)
  const bytes = file.deflated ? deflateRawSync(content) : content
  const shared = Buffer.alloc(26)
  shared.writeUInt16LE(20, 0)
  shared.writeUInt16LE(file.flags ?? 0, 2)
  shared.writeUInt16LE(file.method ?? (file.deflated ? 8 : 0), 4)
  shared.writeUInt32LE(file.sum ?? crc32(content), 10)
  shared.writeUInt32LE(bytes.length, 14)
  shared.writeUInt32LE(file.unpacked ?? content.length, 18)
  shared.writeUInt16LE(Buffer.byteLength(name), 22)
  return { bytes, shared }
}

function endOf(entries: readonly Buffer[], offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(
    entries.reduce((sum, { length }) => sum + length, 0),
    12,
  )
  end.writeUInt32LE(offset, 16)
  return end
}
