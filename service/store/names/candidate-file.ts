import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Lines of text by their number. */
export interface Lines {
  lines(numbers: Uint32Array): string[]
  close(): void
}

/** Lines of a block. A block is little to read, and one start for each block is little memory. */
const BLOCK = 16
const BUFFER_BYTES = 1 << 22
const NEW_LINE = 10

const pathsOf = (folder: string) => ({
  text: join(folder, 'cards.text'),
  starts: join(folder, 'cards.starts'),
})

/** Writes lines one after the other; `close` writes where they start. */
export function writeLines(folder: string) {
  const paths = pathsOf(folder)
  const file = openSync(paths.text, 'w')
  const starts: number[] = [0]
  let bytes = Buffer.allocUnsafe(BUFFER_BYTES)
  let used = 0
  let block = ''
  let count = 0
  let total = 0

  function flush(): void {
    writeSync(file, bytes, 0, used)
    used = 0
  }

  function endBlock(): void {
    if (used + block.length * 3 > bytes.length) flush()
    if (block.length * 3 > bytes.length) bytes = Buffer.allocUnsafe(block.length * 3)
    const length = bytes.write(block, used)
    used += length
    total += length
    starts.push(total)
    block = ''
  }

  return {
    add(line: string): void {
      block += `${line}\n`
      count++
      if (count % BLOCK === 0) endBlock()
    },
    async close(): Promise<void> {
      if (block) endBlock()
      flush()
      closeSync(file)
      await writeFile(paths.starts, Buffer.from(Float64Array.from(starts).buffer))
    },
  }
}

/** Lines of a file that `writeLines` wrote. */
export async function openLines(folder: string): Promise<Lines> {
  const paths = pathsOf(folder)
  const bytes = await readFile(paths.starts)
  const starts = new Float64Array(new Uint8Array(bytes).buffer)
  const file = openSync(paths.text, 'r')

  let block = Buffer.allocUnsafe(0)
  let length = 0

  function readBlock(number: number): void {
    const from = starts[number] as number
    length = (starts[number + 1] as number) - from
    if (length > block.length) block = Buffer.allocUnsafe(2 * length)
    readSync(file, block, 0, length, from)
  }

  /** The line with a number in the block that was read. */
  function lineAt(number: number): string {
    let from = 0
    for (let before = 0; before < number; before++) from = block.indexOf(NEW_LINE, from) + 1
    return block.toString('utf8', from, block.indexOf(NEW_LINE, from))
  }

  return {
    lines(numbers) {
      let at = -1
      return Array.from(numbers, (number) => {
        const blockNumber = Math.floor(number / BLOCK)
        if (blockNumber !== at) readBlock(blockNumber)
        at = blockNumber
        return lineAt(number % BLOCK)
      })
    },
    close: () => closeSync(file),
  }
}
