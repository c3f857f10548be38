import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import Papa from 'papaparse'
import type { Page } from 'playwright'
import { expect, inject } from 'vitest'

/** The text of the file that the browser saves while something is done, within so many milliseconds. */
export async function fileOf(page: Page, action: () => Promise<unknown>, timeout = 20_000): Promise<string> {
  return (await bytesOf(page, action, timeout)).toString('utf8')
}

/** The file that the browser saves while something is done, as it is. */
export async function bytesOf(page: Page, action: () => Promise<unknown>, timeout = 20_000): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download', { timeout }), action()])
  const file = join(mkdtempSync(join(tmpdir(), 'catchment-download-')), download.suggestedFilename())
  await download.saveAs(file)
  const bytes = readFileSync(file)
  rmSync(dirname(file), { recursive: true })
  return bytes
}

/** The rows of a CSV, read by a strict reader that is not the app's own writer. */
export function tableIn(text: string): Record<string, string>[] {
  expect(text.startsWith('\uFEFF')).toBe(true)
  const { data, errors } = Papa.parse<Record<string, string>>(text.slice(1), {
    header: true,
    skipEmptyLines: true,
  })
  expect(errors).toEqual([])
  return data
}

/** What a copied or saved script prints when it is run with the key. */
export async function run(program: string, rest: string[], name: string, script: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'catchment-script-'))
  const file = join(folder, name)
  writeFileSync(file, script)
  const env = { ...process.env, CATCHMENT_KEY: inject('apikey') }
  const { stdout } = await promisify(execFile)(program, [...rest, file], { env, maxBuffer: 1e8 })
  rmSync(folder, { recursive: true })
  return stdout
}
