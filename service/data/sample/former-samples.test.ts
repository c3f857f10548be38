import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { LAYOUT, versionFiles } from '#service/versions/layout.ts'
import { versionFolder } from '#service/versions/version-folders.ts'
import { formerSamples } from './former-samples.ts'
import { makeSample } from './sample.ts'

test('a sample of another layout is found with its number of records, own data is not', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'catchment-former-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  expect(await formerSamples(dataDir)).toEqual([])
  const [companies, people] = [kindFolder(dataDir, 'companies'), kindFolder(dataDir, 'people')]
  const sample = await makeSample({ kind: 'companies', dataDir: companies, count: 120 })
  const own = await makeSample({ kind: 'people', dataDir: people, count: 100, name: 'own' })
  expect(await formerSamples(dataDir)).toEqual([])
  for (const folder of [versionFolder(companies, sample.version), versionFolder(people, own.version)]) {
    const file = join(folder, versionFiles.info)
    await writeFile(file, (await readFile(file, 'utf8')).replace(`"layout": ${LAYOUT}`, '"layout": 1'))
  }
  expect(await formerSamples(dataDir)).toEqual([{ kind: 'companies', records: 120 }])
})
