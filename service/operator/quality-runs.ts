import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Kind } from '#contract/kind.ts'
import type { QualityAnswer, QualityReport } from '#contract/quality.ts'
import { programCommand } from '../compiled/program.ts'
import type { QualityMessage } from '../data/quality/quality-process.ts'
import { readQuality } from '../data/quality/stored-quality.ts'
import { DataError } from '../versions/data-error.ts'
import { kindFolder } from '../versions/kind-folders.ts'
import { versionFolder } from '../versions/version-folders.ts'
import { newestVersions } from '../versions/versions.ts'
import { operatorMessages as messages } from './messages.ts'

/** Milliseconds that a request waits for a report before it is answered with the progress. */
const PATIENCE = 800

/** Reports on the quality of versions, each computed once, in a process of its own and one at a time. */
export interface QualityRuns {
  /** The report of a version, or how far it is; begins it where that is needed. Throws a DataError for what is wrong with the data. */
  find(kind: Kind, wanted: string): Promise<QualityAnswer>
  /** Ends what is computed now. */
  close(): void
}

/** A report that is computed now. */
interface Job {
  done: number
  total: number
  report: Promise<QualityReport>
}

export function qualityRunsIn(dataDir: string): QualityRuns {
  const jobs = new Map<string, Job>()
  const children = new Set<ChildProcess>()
  /** Resolves when the reports before are computed. */
  let before: Promise<unknown> = Promise.resolve()

  function start(kind: Kind, folder: string): Job {
    const job: Job = { done: 0, total: 0, report: undefined as never }
    const onProgress = (done: number, total: number) => Object.assign(job, { done, total })
    job.report = before.then(() => compute(kind, folder, onProgress, children))
    before = job.report.catch(() => undefined)
    return job
  }
  return {
    async find(kind, wanted) {
      const [found] = await newestVersions(dataDir, wanted, [kind])
      const version = found?.version as string
      const folder = versionFolder(kindFolder(dataDir, kind), version)
      const stored = await readQuality(folder)
      if (stored) return { version, report: stored }
      const job = jobs.get(folder) ?? start(kind, folder)
      jobs.set(folder, job)
      // A failure is the answer to the next request, which may come after it.
      const ended = job.report.then(
        () => true,
        () => true,
      )
      if (!(await Promise.race([ended, setTimeout(PATIENCE, false)])))
        return { version, progress: { done: job.done, total: job.total } }
      jobs.delete(folder)
      return { version, report: await job.report }
    },
    close() {
      for (const child of children) child.kill()
    },
  }
}

/** Computes a report in a process. */
async function compute(
  kind: Kind,
  folder: string,
  onProgress: (done: number, total: number) => void,
  children: Set<ChildProcess>,
): Promise<QualityReport> {
  const temporary = await mkdtemp(join(tmpdir(), 'catchment-quality-'))
  const child = spawn(...programCommand('data/quality/quality-process', kind, folder), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, TMPDIR: temporary },
  })
  children.add(child)
  try {
    return await new Promise<QualityReport>((resolve, reject) => {
      child.on('message', (message: QualityMessage) => {
        if ('report' in message) resolve(message.report)
        else if ('error' in message) reject(new DataError(message.error))
        else onProgress(message.done, message.total)
      })
      child.once('error', reject)
      child.once('exit', () => reject(new DataError(messages.noQuality)))
    })
  } finally {
    children.delete(child)
    await rm(temporary, { recursive: true, force: true })
  }
}
