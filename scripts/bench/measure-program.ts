import { spawn } from 'node:child_process'
import { programCommand } from '#service/compiled/program.ts'
import { peakOf } from './service.ts'

/** Runs a program of the service over a data folder; returns its seconds and its peak memory in words. Throws when it fails. */
export async function measureProgram(dataDir: string, ...program: Parameters<typeof programCommand>) {
  const start = performance.now()
  const child = spawn(...programCommand(...program), {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid) ?? 0)
  }, 250)
  const code = await new Promise((done) => child.once('exit', done))
  clearInterval(watch)
  if (code !== 0) throw new Error(`${program.join(' ')} ended with ${code}`)
  return `${((performance.now() - start) / 1000).toFixed(1)} s, ${peak.toFixed(2)} GB at most`
}
