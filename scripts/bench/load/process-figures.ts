import { readdirSync, readFileSync } from 'node:fs'

/** What the system says of a process. */
export interface ProcessFigures {
  /** MB of its own memory, and of that with pages of mapped files. */
  own: number
  resident: number
  descriptors: number
  threads: number
}

const megabytes = (status: string, name: string) =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1000

/** The figures of a process on Linux. */
export function figuresOf(pid: number): ProcessFigures {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return {
    own: megabytes(status, 'RssAnon'),
    resident: megabytes(status, 'VmRSS'),
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
    threads: Number(/Threads:\s+(\d+)/.exec(status)?.[1] ?? 0),
  }
}

/** Ticks of the clock in a second, in `/proc`. */
const TICKS = 100

/** Seconds of processor time that a process has used. */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}
