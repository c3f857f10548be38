import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tinyApp } from '../testing/tiny-app.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await tinyApp()
})
afterAll(() => app.close())

it.each([
  ['/openapi.json', 'application/json'],
  ['/docs', 'text/html'],
  ['/docs/', 'text/html'],
  ['/docs/page.css', 'text/css'],
  ['/docs/run.js', 'text/javascript'],
  ['/docs/scheme.js', 'text/javascript'],
  ['/docs/inter.woff2', 'font/woff2'],
  ['/docs/mono.woff2', 'font/woff2'],
])('serves %s as %s without a key, once', async (url, type) => {
  const first = await app.inject(url)
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, expect.stringContaining(type)])
  const headers = { 'if-none-match': String(first.headers.etag) }
  const again = await app.inject({ url, headers })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

it('serves the page in a third of its size', async () => {
  const plain = await app.inject('/docs')
  const packed = await app.inject({ url: '/docs', headers: { 'accept-encoding': 'gzip' } })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
})

it('holds every link and every file that the page names', async () => {
  const { body } = await app.inject('/docs')
  const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const links = [...body.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id)
  expect(links.filter((id) => !ids.has(id))).toEqual([])
  const files = [...body.matchAll(/(?:src|href)="(\/docs\/[^"]+)"/g)].map(([, file]) => file as string)
  for (const file of files) expect((await app.inject(file)).statusCode).toBe(200)
  expect(files.length).toBeGreaterThan(2)
})

it('requests no other host and runs no script of the page itself', async () => {
  const { body } = await app.inject('/docs')
  expect(body).not.toMatch(/(src|href)="https?:/)
  expect(body).not.toMatch(/<script(?![^>]* src="\/docs\/)/)
  expect(body).not.toMatch(/ on\w+="/)
})
