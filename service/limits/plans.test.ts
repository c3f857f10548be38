import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { livePlans } from './live-plans.ts'
import { defaultPlans, plansFile, plansIn } from './plans.ts'
import { openPlansText } from './plans-text.ts'

const folder = mkdtempSync(join(tmpdir(), 'plans-'))
const write = (text: string) => writeFileSync(plansFile(folder), text)
const read = (text?: string) => plansIn('plans.json', text)
afterAll(() => rmSync(folder, { recursive: true }))

it('has the plans of the reference without a file', () => {
  expect(read()).toBe(defaultPlans)
})

const small = { perMinute: 5, calls: 10, per: 'lifetime' }

it.each([
  ['{}', {}, { minutes: 20, within: 60 }],
  [JSON.stringify({ trial: small }), { trial: small }, { minutes: 20, within: 60 }],
  [JSON.stringify({ c: small, excess: { minutes: 1, within: 1 } }), { c: small }, { minutes: 1, within: 1 }],
  ['{"excess": null}', {}, undefined],
])('reads %s', (text, changed, excess) => {
  expect(read(text)).toEqual({ limits: { ...defaultPlans.limits, ...changed }, excess })
})

it.each([
  ['{', /plans\.json is not JSON/],
  ['[]', /plans\.json: .*object/],
  ['{"trial": {"perMinute": 5}}', /trial\.calls/],
  ['{"trial": {"perMinute": 0, "calls": 1, "per": "week"}}', /trial\.perMinute: must be 1 or more/],
  ['{"trial": {"perMinute": 1.5, "calls": 1, "per": "week"}}', /trial\.perMinute: must be a whole number/],
  ['{"trial": {"perMinute": 1, "calls": 1, "per": "day"}}', /trial\.per: must be "week" or "lifetime"/],
  ['{"gold": {"perMinute": 1, "calls": 1, "per": "week"}}', /gold/],
  ['{"unlimited": {"perMinute": 1, "calls": 1, "per": "week"}}', /unlimited/],
  ['{"excess": {"minutes": 9, "within": 5}}', /excess: .*within/],
])('refuses %s in words', (text, words) => {
  expect(() => read(text)).toThrow(words)
})

it('follows the file, and keeps what it has when that is wrong', async () => {
  write('{}')
  const log = { info: vi.fn(), error: vi.fn() }
  const plans = await livePlans(await openPlansText({ dataDir: folder }, () => undefined), log)
  write(JSON.stringify({ trial: small }))
  await vi.waitFor(() => expect(plans.current().limits.trial).toEqual(small), 10_000)
  write('{')
  await vi.waitFor(() => expect(log.error).toHaveBeenCalled(), 10_000)
  expect(plans.current().limits.trial).toEqual(small)
  await plans.close()
})
