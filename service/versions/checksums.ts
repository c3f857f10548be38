import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { z } from 'zod'

/** Bytes of a block; each has a checksum of its own, so that a part of a large file can be checked. */
const BLOCK = 1 << 20
const HEX = 8

/** A file of a finished version: its size in bytes, and the CRC-32 of each block in 8 hexadecimal digits, one after the other. */
const FileChecksums = z.object({
  bytes: z.int().min(0),
  blocks: z.string().regex(/^([0-9a-f]{8})*$/),
})
type FileChecksums = z.infer<typeof FileChecksums>

/** The checksums of files by their path within a folder. */
export const Checksums = z.record(z.string(), FileChecksums)
export type Checksums = z.infer<typeof Checksums>

/** What is wrong with a file: it is not there, has another size than it was written with, or other content. */
export interface Damage {
  file: string
  kind: 'missing' | 'size' | 'content'
  message: string
}

const countBlocks = (bytes: number) => Math.ceil(bytes / BLOCK)
const number = (n: number) => n.toLocaleString('en-US')

/** The checksum of one block, read into `buffer`; a file that ends early gives the checksum of what there is. */
async function readBlock(handle: FileHandle, block: number, buffer: Buffer): Promise<string> {
  let length = 0
  while (length < BLOCK) {
    const { bytesRead } = await handle.read(buffer, length, BLOCK - length, block * BLOCK + length)
    if (bytesRead === 0) break
    length += bytesRead
  }
  return crc32(buffer.subarray(0, length)).toString(16).padStart(HEX, '0')
}

/** The checksums of `files` in `folder`. Reads every byte; takes some 0.5 s for each GB in the system's file cache. */
export async function checksumsOf(folder: string, files: readonly string[]): Promise<Checksums> {
  const buffer = Buffer.allocUnsafe(BLOCK)
  const found: Checksums = {}
  for (const file of files) {
    const handle = await open(join(folder, file), 'r')
    try {
      const { size } = await handle.stat()
      const blocks: string[] = []
      for (let i = 0; i < countBlocks(size); i++) blocks.push(await readBlock(handle, i, buffer))
      found[file] = { bytes: size, blocks: blocks.join('') }
    } finally {
      await handle.close()
    }
  }
  return found
}

/** Which of a file's blocks a check reads. */
export type PickBlocks = (count: number) => Iterable<number>

/** Files up to this many blocks are always read whole. */
const SMALL = 32
const ENDS = 2
const SAMPLED = 12

/** Every block. */
export const everyBlock: PickBlocks = (count) => Array.from({ length: count }, (_, i) => i)

/** Every block of a small file; of a large one its beginning, its end and some between, others at each call. */
export const someBlocks: PickBlocks = (count) => {
  if (count <= SMALL) return everyBlock(count)
  const between = Array.from({ length: SAMPLED }, () => Math.floor(Math.random() * count))
  const ends = Array.from({ length: ENDS }, (_, i) => [i, count - 1 - i]).flat()
  return new Set([...ends, ...between].sort((a, b) => a - b))
}

interface Check {
  pick: PickBlocks
  /** Waited for after each block, for checks that must not take the disk from others. */
  pause?: () => Promise<void>
}

/** The first damage among the files of a folder; undefined when everything that was checked is unchanged. */
export async function findDamage(
  folder: string,
  checksums: Checksums,
  { pick, pause }: Check,
): Promise<Damage | undefined> {
  // Sizes first: they cost nothing, and a missing file is the commonest damage.
  for (const [file, expected] of Object.entries(checksums)) {
    const damage = await findWrongSize(folder, file, expected)
    if (damage) return damage
  }
  const buffer = Buffer.allocUnsafe(BLOCK)
  for (const [file, expected] of Object.entries(checksums)) {
    const damage = await findWrongBlock(folder, file, expected, { pick, pause }, buffer)
    if (damage) return damage
  }
  return undefined
}

async function findWrongSize(folder: string, file: string, { bytes }: FileChecksums) {
  const handle = await open(join(folder, file), 'r').catch(undefinedIfAbsent)
  if (!handle) return { file, kind: 'missing', message: `${file} is missing` } satisfies Damage
  try {
    const { size } = await handle.stat()
    if (size === bytes) return undefined
    const message = `${file} has ${number(size)} bytes instead of ${number(bytes)}`
    return { file, kind: 'size', message } satisfies Damage
  } finally {
    await handle.close()
  }
}

async function findWrongBlock(
  folder: string,
  file: string,
  { bytes, blocks }: FileChecksums,
  { pick, pause }: Check,
  buffer: Buffer,
): Promise<Damage | undefined> {
  const handle = await open(join(folder, file), 'r')
  try {
    for (const block of pick(countBlocks(bytes))) {
      if ((await readBlock(handle, block, buffer)) !== blocks.slice(block * HEX, (block + 1) * HEX)) {
        // It may have been cut off since its size was looked at.
        const resized = await findWrongSize(folder, file, { bytes, blocks })
        if (resized) return resized
        const message = `${file} is not as it was written, after byte ${number(block * BLOCK)}`
        return { file, kind: 'content', message }
      }
      await pause?.()
    }
    return undefined
  } finally {
    await handle.close()
  }
}

function undefinedIfAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
  throw error
}
