import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openLog } from '../http/log.ts'
import { tinyKeys } from '../testing/tiny-app.ts'
import { tinyStores } from '../testing/tiny-store.ts'
import { buildApp } from './app.ts'

const pages = mkdtempSync(join(tmpdir(), 'pages-'))
writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Catchment</title>')
writeFileSync(join(pages, 'icon.svg'), '<svg/>')
afterAll(() => rmSync(pages, { recursive: true }))

it('counts each page of the app and each group of own routes under a name of its own', async () => {
  const source = { stores: tinyStores, keys: tinyKeys }
  const observation = { slowMs: 0, metrics: {} }
  const app = await buildApp({ source, pages, observation, log: openLog('silent') })
  const paths = [
    '/',
    '/admin',
    '/audit',
    '/sign-in',
    '/companies/1',
    '/no/page',
    '/icon.svg',
    '/session',
    '/operator/keys',
  ]
  for (const url of paths) await app.inject({ url, headers: { accept: 'text/html' } })
  await expect
    .poll(async () => {
      const { body } = await app.inject('/metrics')
      return [...body.matchAll(/catchment_calls_total\{endpoint="([^"]+)"/g)]
        .map(([, name]) => name)
        .toSorted()
    })
    .toEqual(
      expect.arrayContaining([
        'app',
        'operator/keys',
        'page admin',
        'page audit',
        'page companies',
        'page other',
        'page search',
        'page sign-in',
      ]),
    )
  await app.close()
})
