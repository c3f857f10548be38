import type { ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'

const START = 60_000

/** A port that no process listens on. */
export function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Waits until something answers at an address; raises an error when its process ends or takes too long. */
export async function answering(url: string, service: ChildProcess): Promise<void> {
  const late = Date.now() + START
  while (Date.now() < late) {
    if (service.exitCode !== null) throw new Error(`The service ended with ${service.exitCode}`)
    const ok = await fetch(url).then(
      (r) => r.ok,
      () => false,
    )
    if (ok) return
    await new Promise((again) => setTimeout(again, 200))
  }
  throw new Error('The service did not answer in time')
}
