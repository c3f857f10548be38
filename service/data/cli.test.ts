import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { programCommand } from '../compiled/program.ts'
import { lockBuilds } from '../versions/build-lock.ts'
import { kindFolder } from '../versions/kind-folders.ts'

const folder = mkdtempSync(join(tmpdir(), 'data-cli-'))
const DATA_DIR = join(folder, 'data')
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the command as a person would; gives its exit code and what it output, standard output first. */
function run(...words: string[]): Promise<[code: number, output: string]> {
  return new Promise((done) => {
    const child = execFile(
      ...programCommand('data/cli', ...words),
      { env: { ...process.env, DATA_DIR } },
      (_error, out, err) => done([child.exitCode ?? -1, out + err]),
    )
  })
}

/** The lines of a list without the moment of each version. */
const listed = (output: string) => output.split('\n').map((line) => line.replace(/@\S+\s+/, ' ').trim())

it('makes, imports, lists, uses and removes data of both kinds', { timeout: 120_000 }, async () => {
  const file = join(folder, 'family.csv')
  writeFileSync(file, 'first,last,zip\nAnn,Lee,02903\nKid,,\n,,02903\n')
  expect((await run('sample', '--people', '30'))[1]).toContain('Created 30 people in')
  expect((await run('sample', '--companies', '20', '--name', 'family'))[1]).toContain(
    'is now in use for companies',
  )
  const [code, output] = await run('import', file)
  expect([code, /2 imported, 1 rejected/.test(output)]).toEqual([3, true])
  expect(listed((await run('list'))[1])).toEqual([
    '* family 20 companies, as of 2026-11-01',
    expect.stringMatching(/^\* family 2 people, as of 20\d\d-\d\d-\d\d$/),
    'sample 30 people, as of 2026-11-01',
    '',
  ])
  const report = join(folder, 'quality.csv')
  const [, quality] = await run('quality', 'family', '--csv', report)
  expect(quality).toMatch(/^family@\S+: 20 companies$/m)
  expect(quality).toMatch(/^family@\S+: 2 people$/m)
  expect(readFileSync(report, 'utf8')).toContain('Records,companies,20,,\n')
  expect(readFileSync(report, 'utf8')).toContain('Records,people,2,,\n')
  expect(await run('remove', 'family')).toEqual([1, expect.stringMatching(/in use for companies/)])
  expect((await run('use', 'sample'))[1]).toMatch(/^sample@\S+ is now in use for people\.$/m)
  expect(await run('remove', 'sample')).toEqual([1, expect.stringMatching(/in use for people/)])
  const unlocated = await run('geocode', 'sample', '--kind', 'people')
  expect(unlocated).toEqual([1, expect.stringMatching(/^There are no addresses to locate records by/)])
})

it.each([
  [['sample', '--people', 'many'], '--people must be a whole number'],
  [['import', 'x.csv', '--kind', 'dogs'], '--kind must be companies or people'],
  [['import'], 'FILE is missing'],
  [['quality'], 'NAME is missing'],
  [['refresh', 'shops'], 'FILE is missing'],
  [['refresh', 'shops', 'x.csv', '--max-removed', '200'], '--max-removed must be a percentage'],
  [['merge', 'shops'], '--into is missing'],
  [['corrections'], 'NAME is missing'],
  [['addresses', 'import'], 'FILE is missing'],
  [['addresses', 'dance'], 'Unknown command "addresses dance"'],
  [['geocode'], 'SET is missing'],
  [['dance'], 'Unknown command "dance"'],
])('refuses %j', { timeout: 60_000 }, async (words, message) => {
  expect(await run(...words)).toEqual([2, expect.stringContaining(message)])
})

it('rows 100 and 105: refuses a file with a bad row under --strict, and an import beside another one', async () => {
  const file = join(folder, 'strict.csv')
  writeFileSync(file, 'id,company,zip\n1,Ann’s Deli,02903\n2,,02903\n')
  const strict = await run('import', file, '--strict')
  expect(strict).toEqual([1, expect.stringMatching(/1 row was rejected/)])
  const unlock = await lockBuilds(kindFolder(DATA_DIR, 'companies'))
  const second = await run('import', file)
  await unlock()
  expect(second).toEqual([1, expect.stringMatching(/import running since \d{4}-/)])
  expect((await run('list'))[1]).not.toContain('strict')
}, 60_000)

it('an address that no file can be loaded from ends the import with its own code', async () => {
  const [code, text] = await run('import', '--from', 'ftp://data.example/a.csv')
  expect([code, text]).toEqual([1, expect.stringContaining('is not an address')])
})

it('shows what differs between two versions', { timeout: 120_000 }, async () => {
  const file = join(folder, 'shops.csv')
  const importRows = (...rows: string[]) => {
    writeFileSync(file, `id,company,city,state\n${rows.join('\n')}\n`)
    return run('import', file)
  }
  await importRows('1,Ann’s Deli,Omaha,NE', '2,Bob’s Bar,Omaha,NE', '3,Cy’s Cafe,Omaha,NE')
  expect(await run('diff', 'shops')).toEqual([1, expect.stringContaining('only one version')])
  await importRows('1,Ann’s Deli,Omaha,NE', '2,Bob’s Bar,Lincoln,NE', '4,Di’s Diner,Omaha,NE')
  const csv = join(folder, 'shops-differences.csv')
  const [code, output] = await run('diff', 'shops', '--csv', csv)
  expect(code).toBe(0)
  const [compared, ...lines] = output.split('\n').map((line) => line.trim().replace(/ +/g, ' '))
  expect(compared).toMatch(/^shops@\S+ compared with shops@\S+:$/)
  expect(lines.slice(0, 4)).toEqual(['1 new', '1 removed', '1 changed', '1 unchanged'])
  expect(lines).toContain('1 City')
  expect(lines).toContain('removed 000000003 Cy’s Cafe')
  expect(lines).toContain('City: Omaha → Lincoln')
  expect(readFileSync(csv, 'utf8').split('\n')).toContain('000000002,Bob’s Bar,changed,City,Omaha,Lincoln')
  const [after, before] = (compared ?? '').match(/shops@\w+/g) ?? []
  const reverse = await run('diff', after ?? '', before ?? '')
  expect(reverse[1]).toContain('City: Lincoln → Omaha')
  expect(await run('diff', 'nothing')).toEqual([1, expect.stringContaining('no version nothing')])
})

it('stores a release to look at, and refreshes a data set as cron would', { timeout: 120_000 }, async () => {
  const file = join(folder, 'stores.csv')
  const write = (...rows: string[]) => writeFileSync(file, `id,company,city,state\n${rows.join('\n')}\n`)
  const rows = [
    '1,Ann’s Deli,Omaha,NE',
    '2,Bob’s Bar,Omaha,NE',
    '3,Cy’s Cafe,Omaha,NE',
    '4,Di’s Diner,Omaha,NE',
  ]
  write(...rows)
  expect(await run('refresh', 'stores', file)).toEqual([1, expect.stringContaining('No data set is named')])
  expect((await run('import', file))[0]).toBe(0)

  write(...rows.slice(0, 3), '5,Ed’s Eats,Omaha,NE')
  const [code, output] = await run('import', file, '--hold')
  expect([code, output]).toEqual([0, expect.stringMatching(/stores@\S+ is stored, and not in use/)])
  expect(output).toMatch(/1 {2}new\n +1 {2}removed\n/)
  expect((await run('list'))[1]).toMatch(/^\? stores@\S+ .*\n\* |^\* stores@\S+ .*\n\? stores@/m)
  expect((await run('diff', 'stores'))[1]).toContain('Ed’s Eats')
  expect((await run('use', 'stores'))[1]).toMatch(/now in use/)

  write('1,Ann’s Deli,Omaha,NE')
  const refused = await run('refresh', 'stores', file, '--max-removed', '50')
  expect(refused).toEqual([
    1,
    expect.stringContaining('3 of 4 records (75%) would be removed, more than 50%'),
  ])
  expect((await run('list'))[1]).toMatch(/^\* stores@\S+ +4 companies/m)
  const forced = await run('refresh', 'stores', file, '--force')
  expect([forced[0], /3 {2}removed/.test(forced[1]), /now in use/.test(forced[1])]).toEqual([0, true, true])
  expect((await run('list'))[1]).toMatch(/^\* stores@\S+ +1 companies/m)
})

it('merges a data set into another one', { timeout: 120_000 }, async () => {
  const importRows = (name: string, ...rows: string[]) => {
    const file = join(folder, `${name}.csv`)
    writeFileSync(file, `id,company,address,city,state,phone\n${rows.join('\n')}\n`)
    return run('import', file)
  }
  await importRows(
    'ours',
    '1,Anderson Hardware,12 Main St,Omaha,NE,',
    '2,Prairie Dental,7 Farnam St,Omaha,NE,',
  )
  const plumber = '1,Quartz Hill Plumbing,99 Leavenworth St,Omaha,NE,4025550111'
  await importRows('others', '8,Andersen Hardware,12 Main St,Omaha,NE,4025550100', plumber)
  const [, preview] = await run('merge', 'others', '--into', 'ours', '--dry-run')
  expect(preview).toMatch(/^\* +0\.80 +1 +0 +1$/m)
  expect(await run('merge', 'others', '--into', 'ours', '--threshold', '80')).toEqual([
    1,
    expect.stringContaining('--threshold must be a number from 0 to 1, not "80"'),
  ])
  expect(await run('merge', 'others', '--into', 'ours', '--prefer', 'nothing=from')).toEqual([
    1,
    expect.stringContaining('--prefer takes FIELD=from'),
  ])
  const [code, output] = await run('merge', 'others', '--into', 'ours', '--prefer', 'name=from')
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^ +1 {2}merged\n +1 {2}added\n +0 {2}in doubt.*\n +1 {2}as they were$/m),
  ])
  const before = /npm run data -- use (ours@\S+)/.exec(output)?.[1] ?? ''
  expect((await run('use', before))[1]).toContain(`${before} is now in use for companies`)
})
