import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ScriptCall } from '#api/scripts/script-call.ts'
import { type Language, languageNames, languages } from '#api/scripts/scripts.ts'
import { plainKey, tinyApp } from '../testing/tiny-app.ts'

/** The scripts that the app copies, run as a person would run them, against the real service. */
const commands: Record<Language, [program: string, ...rest: string[]]> = {
  curl: ['sh'],
  typescript: [process.execPath, '--import', 'tsx'],
  python: ['python3'],
}

const folder = mkdtempSync(join(tmpdir(), 'scripts-'))
let app: FastifyInstance
let address: string
beforeAll(async () => {
  app = await tinyApp()
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

async function run(language: Language, calls: readonly ScriptCall[], base: string | undefined = address) {
  const file = join(folder, languages[language].file)
  writeFileSync(file, languages[language].script(calls, base))
  const [program, ...rest] = commands[language]
  const env = { ...process.env, CATCHMENT_KEY: plainKey, CATCHMENT_URL: address }
  return (await promisify(execFile)(program, [...rest, file], { env })).stdout
}

/** Several JSON values, one after another. */
const valuesIn = (text: string): unknown[] =>
  JSON.parse(`[${text.trim().replace(/([\]}])\s*([[{])(?=\s*")/g, '$1,$2')}]`)

async function answerOf({ method, path, body }: ScriptCall): Promise<unknown> {
  const response = await fetch(address + path, {
    method,
    headers: { apikey: plainKey, accept: 'application/json', 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return response.json()
}

const count = (body: unknown): ScriptCall => ({ method: 'POST', path: '/v1/companies/count', body })
const cases: [what: string, call: ScriptCall][] = [
  ['a count', count({ StatesProvinces: ['NE', 'RI'] })],
  ['quotes, dollars, backslashes and letters', count({ CompanyName: `O'Neil "$HOME" \\ Åse 😀 \`x\`` })],
  ['true and false', { method: 'POST', path: '/v1/companies/search', body: { NthRecord: true, Limit: 2 } }],
  ['a body beyond the length of an argument', count({ CompanyName: 'x', Id: ids(10_000) })],
  ['a query', { method: 'GET', path: '/v1/sics?keyword=plumbing%20%26%20heating', body: undefined }],
]

function ids(many: number): string[] {
  return Array.from({ length: many }, (_, i) => String(100_000_000 + i))
}

for (const language of languageNames) {
  test.each(cases)(`${language}: %s`, async (_, call) => {
    expect(JSON.parse(await run(language, [call]))).toEqual(await answerOf(call))
  })

  test(`${language}: a run of calls, one after another, at an address of one's own`, async () => {
    const calls = [count({ City: 'Omaha' }), count({})].map((call) => ({
      ...call,
      why: 'a count\nof some',
    }))
    const answers = valuesIn(await run(language, calls, undefined))
    expect(answers).toEqual(await Promise.all(calls.map(answerOf)))
  })

  test(`${language}: a call that fails ends the run and says why`, async () => {
    const bad = count({ PostalCode: ['x'] })
    await expect(run(language, [bad, count({})])).rejects.toMatchObject({ code: expect.any(Number) })
    await run(language, [bad]).catch(({ stdout, stderr }) => expect(stdout + stderr).toContain('PostalCode'))
  })
}
