import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Kind } from '#contract/kind.ts'
import { measureProgram } from './measure-program.ts'

/** Builds sample data in a process of its own, unless it is there from an earlier run; returns what that took, in words. */
export async function sampleIn(dataDir: string, kind: Kind, records: number): Promise<string> {
  if (existsSync(join(dataDir, kind, 'current'))) return 'built by an earlier run'
  return measureProgram(dataDir, 'data/cli', 'sample', `--${kind}`, String(records))
}
