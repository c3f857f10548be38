import { createHash } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import { setImmediate as nextTick } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { spooled } from './spool.ts'

const chunkOf = (i: number) => Buffer.alloc(1000 + (i % 77), `${i} `)
const all = Array.from({ length: 400 }, (_, i) => chunkOf(i))
const hash = (bytes: readonly Buffer[]) => createHash('sha1').update(Buffer.concat(bytes)).digest('hex')

it.each([
  ['fast', 0],
  ['slow', 7],
  ['very slow at first', 100],
])('gives every byte once, in order, to a reader that is %s', async (_, rest) => {
  const read: Buffer[] = []
  for await (const chunk of spooled(Readable.from(all), { memory: 5000, disk: 1e9, wait: 10_000 })) {
    read.push(chunk)
    for (let i = 0; i < rest && read.length < 20; i++) await nextTick()
  }
  expect(hash(read)).toBe(hash(all))
})

it('takes the whole upload while no one reads it, up to its bounds', async () => {
  for (const [disk, isTaken] of [
    [1e9, true],
    [50_000, false],
  ] as const) {
    let sent = 0
    const upload = Readable.from(
      (function* () {
        for (const chunk of all) {
          sent += 1
          yield chunk
        }
      })(),
      { objectMode: true, highWaterMark: 1 },
    )
    const reading = spooled(upload, { memory: 5000, disk, wait: 10_000 })
    const first = await reading.next()
    if (isTaken) await vi.waitFor(() => expect(sent).toBe(all.length), { timeout: 10_000 })
    else {
      await new Promise((later) => setTimeout(later, 200))
      expect(sent).toBeLessThan(all.length)
    }
    const rest: Buffer[] = [first.value as Buffer]
    for await (const chunk of reading) rest.push(chunk)
    expect(hash(rest)).toBe(hash(all))
  }
})

it('raises a 408 when the sender falls silent, and the error of an upload that is interrupted', async () => {
  const silent = new PassThrough()
  silent.write('a')
  const reading = spooled(silent, { memory: 10, disk: 10, wait: 20 })
  expect(String((await reading.next()).value)).toBe('a')
  await expect(reading.next()).rejects.toMatchObject({ statusCode: 408 })

  const broken = new PassThrough()
  const other = spooled(broken, { memory: 10, disk: 10, wait: 10_000 })
  const next = other.next()
  broken.destroy()
  await expect(next).rejects.toThrow('interrupted')
})
