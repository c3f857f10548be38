import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkWhole, killImports, stages } from '#service/testing/kill-import.ts'
import { killServices } from '#service/testing/kill-service.ts'
import { randomFromText } from '#shared/random.ts'

/** Companies of an import: enough that every stage takes some time. */
const ROWS = 20_000

interface Kills {
  /** Kills of an import, spread over its stages. */
  imports: number
  /** Kills of a service under load. */
  services: number
  /** The same seed draws the same shares of the time that each stage takes. */
  seed: string
}

/** Kills imports and services at moments that a seed draws, with a check of the whole after each; gives a table. Raises an error at the first check that fails. */
export async function measureKills({ imports, services, seed }: Kills): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kills-'))
  const dataDir = join(folder, 'data')
  try {
    const killed = await killImports(
      folder,
      dataDir,
      { kills: imports, random: randomFromText(seed), rows: ROWS },
      (outcome) => console.error(`import killed: ${JSON.stringify(outcome)}`),
    )
    const rows = stages.map((stage) => {
      const of = killed.filter((outcome) => outcome.stage === stage)
      const count = (inUse: 'old' | 'new') => of.filter((outcome) => outcome.inUse === inUse).length
      const finished = of.filter((outcome) => outcome.finished).length
      return `| import: ${stage} | ${of.length - finished} | ${count('old')} old, ${count('new')} new, all entire; ${finished} ended before the kill |`
    })
    const served = await killServices(
      dataDir,
      { kills: services, random: randomFromText(`${seed} service`) },
      () => checkWhole(dataDir),
      (outcome) => console.error(`service killed: ${JSON.stringify(outcome)}`),
    )
    const sum = (name: 'answered' | 'open' | 'counted') =>
      served.reduce((total, outcome) => total + outcome[name], 0)
    return [
      `| killed at (seed ${seed}) | kills | found after it |`,
      '|---|---|---|',
      ...rows,
      `| service with eight clients | ${served.length} | the same data; ${sum('answered')} calls answered, ${sum('open')} open, ${sum('counted')} counted |`,
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}
