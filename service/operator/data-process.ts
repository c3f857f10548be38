import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { kinds } from '#contract/kind.ts'
import { type Program, programCommand } from '../compiled/program.ts'
import { lockBuilds } from '../versions/build-lock.ts'
import { kindFolder } from '../versions/kind-folders.ts'
import { identityOf, isAlive, type ProcessIdentity } from '../versions/process-identity.ts'
import { removeLeftovers } from '../versions/version-folders.ts'

/** Milliseconds that a process has to end by itself, and between two looks at it. */
const GRACE = 5000
const LOOK = 50

/** Starts a program for one stored job, `PROGRAM DATA_DIR ID`, with a folder for its temporary files, which goes when it ends. */
export async function startDataProcess(
  program: Program,
  { dataDir, id, temporary }: { dataDir: string; id: string; temporary: string },
): Promise<ProcessIdentity> {
  await mkdir(temporary, { recursive: true, mode: 0o700 })
  const child = spawn(...programCommand(program, dataDir, id), {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, TMPDIR: temporary },
  })
  child.once('exit', () => void rm(temporary, { recursive: true, force: true }))
  await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject))
  return identityOf(child.pid as number)
}

/** Requests a process to end, then ends it. */
export async function endProcess(identity: ProcessIdentity): Promise<void> {
  for (const [signal, time] of [
    ['SIGTERM', GRACE],
    ['SIGKILL', GRACE],
  ] as const) {
    if (await isAlive(identity)) process.kill(identity.pid, signal)
    for (const until = Date.now() + time; Date.now() < until && (await isAlive(identity)); )
      await setTimeout(LOOK)
  }
}

/** Removes the files of builds that were cut off. A kind that is being built now is not touched. */
export async function sweepBuilds(dataDir: string): Promise<void> {
  for (const folder of kinds.map((kind) => kindFolder(dataDir, kind)).filter(existsSync)) {
    const unlock = await lockBuilds(folder).catch(() => undefined)
    if (unlock) await removeLeftovers(folder).finally(unlock)
  }
}
