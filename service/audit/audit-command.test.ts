import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { AuditEntry } from '#contract/audit.ts'
import { programCommand } from '../compiled/program.ts'
import { auditFiles, auditFolder } from './audit-files.ts'
import { verifyAudit } from './verify.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'audit-command-'))
  folders.push(folder)
  return folder
}

/** Runs commands over a folder of data as a person would. */
const commandsOver =
  (DATA_DIR: string, AUDIT: string) =>
  (...command: Parameters<typeof programCommand>) =>
    new Promise<{ code: number; out: string; err: string }>((done) => {
      const child = execFile(
        ...programCommand(...command),
        { env: { ...process.env, DATA_DIR, AUDIT } },
        (_error, out, err) => done({ code: child.exitCode ?? -1, out, err }),
      )
    })

async function entriesIn(dataDir: string): Promise<AuditEntry[]> {
  const folder = auditFolder(dataDir)
  const files = await auditFiles(folder)
  const lines = files.flatMap(({ name }) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
  return lines.map((line) => JSON.parse(line)).filter(({ action }) => action !== 'audit')
}

it('notes the changes that commands make, and none that fail or only read', {
  timeout: 120_000,
}, async () => {
  const dataDir = newFolder()
  const run = commandsOver(dataDir, 'on')
  await run('data/cli', 'sample', '--companies', '20', '--name', 'family')
  await run('data/cli', 'list')
  expect((await run('data/cli', 'use', 'unknown')).code).toBe(1)
  const key = (await run('keys-cli', 'create', '--plan', 'a')).out.trim()
  const id = (await run('keys-cli', 'list')).out.slice(0, 8)
  await run('keys-cli', 'revoke', id)
  const entries = await entriesIn(dataDir)
  const expected = [
    { action: 'import', what: 'npm run data -- sample', criteria: '{"name":"family"}' },
    { action: 'key', what: 'npm run keys -- create', criteria: JSON.stringify({ id, plan: 'a' }) },
    { action: 'key', what: 'npm run keys -- revoke', criteria: JSON.stringify({ id }) },
  ].map((entry) => expect.objectContaining({ account: 'command line', ...entry }))
  expect(entries).toHaveLength(3)
  expect(entries).toEqual(expect.arrayContaining(expected))
  expect(JSON.stringify(entries)).not.toContain(key)
  expect(await verifyAudit(auditFolder(dataDir))).toMatchObject({ files: 3, problems: [] })
})

it('says that a change was made where the audit cannot be written', { timeout: 60_000 }, async () => {
  const dataDir = newFolder()
  writeFileSync(auditFolder(dataDir), '')
  const { code, out, err } = await commandsOver(dataDir, 'required')('data/cli', 'sample', '--people', '20')
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/^The change was made, but the audit cannot be written: /m),
  ])
  expect(out).toContain('Created 20 people in')
})

it('notes nothing where the audit is off', { timeout: 60_000 }, async () => {
  const dataDir = newFolder()
  await commandsOver(dataDir, 'off')('data/cli', 'sample', '--people', '20')
  expect(await auditFiles(auditFolder(dataDir))).toEqual([])
})
