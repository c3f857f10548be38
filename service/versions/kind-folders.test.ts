import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aboutFormerData, kindFolder } from './kind-folders.ts'

it('says what to do about data of an older version, and leaves data of this one alone', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'former-'))
  mkdirSync(join(kindFolder(dataDir, 'companies'), 'versions'), { recursive: true })
  expect(aboutFormerData(dataDir)).toBeUndefined()
  mkdirSync(join(dataDir, 'versions'))
  expect(aboutFormerData(dataDir)).toContain(`${join(dataDir, 'versions')} has data of an older version`)
  rmSync(dataDir, { recursive: true })
})
