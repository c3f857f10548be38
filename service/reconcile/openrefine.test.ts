import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tinyApp } from '../testing/tiny-app.ts'
import { companies } from '../testing/tiny-store.ts'

/*
 * The calls of OpenRefine 3.6.2, as they were recorded between it and the service, over a socket as OpenRefine sends them: its
 * page reads the manifest and requests suggestions and previews, its server sends forms of ten queries or ids. Where they are
 * made: recon-manager.js, standard-service-panel.js, cell-ui.js, extend-data-preview-dialog.js, StandardReconConfig.java,
 * GuessTypesOfColumnCommand.java and ReconciledDataExtensionJob.java of github.com/OpenRefine/OpenRefine.
 */

let app: FastifyInstance
let url = ''
beforeAll(async () => {
  app = await tinyApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/reconcile`
})
afterAll(() => app.close())

const page = {
  origin: 'http://127.0.0.1:3333',
  accept: 'application/json, text/javascript, */*; q=0.01',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'cross-site',
}

/** What the page of OpenRefine reads. */
async function read(address: string) {
  const response = await fetch(address, { headers: page })
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, page.origin])
  return response.json()
}

/** What the server of OpenRefine sends and reads. */
async function sent(name: 'queries' | 'extend', value: object) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
    body: new URLSearchParams({ [name]: JSON.stringify(value) }),
  })
  expect(response.status).toBe(200)
  return response.json()
}

const ten = companies.slice(0, 10)
const [one] = ten

it('a column is reconciled: manifest, guessed types, suggested property, ten queries, preview, another match, columns', async () => {
  const manifest = await read(url)
  const guessed = await sent(
    'queries',
    Object.fromEntries(ten.map(({ CompanyName }, i) => [`q${i}`, { query: CompanyName, limit: 3 }])),
  )
  expect(guessed.q0.result[0].type).toEqual(manifest.defaultTypes)

  const { service_url, service_path } = manifest.suggest.property
  const suggested = await read(
    `${service_url}${service_path}?prefix=Sta&spell=always&exact=false&scoring=schema&prefixed=true&type=Company`,
  )
  expect(suggested.result).toEqual([{ id: 'StateProvince', name: 'StateProvince' }])

  const queries = ten.map(({ CompanyName, City, StateProvince }, i) => [
    `q${i}`,
    {
      query: CompanyName,
      type: 'Company',
      type_strict: 'should',
      properties: [
        { pid: 'City', v: City },
        { pid: 'StateProvince', v: StateProvince },
      ],
    },
  ])
  const reconciled: Record<string, { result: { id: string; match: boolean }[] }> = await sent(
    'queries',
    Object.fromEntries(queries),
  )
  expect(Object.values(reconciled).map(({ result }) => result.find(({ match }) => match)?.id)).toEqual(
    ten.map(({ Id }) => Id),
  )

  const shown = await fetch(manifest.preview.url.replace('{{id}}', one?.Id), {
    headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' },
  })
  expect([shown.status, shown.headers.get('x-frame-options'), await shown.text()]).toEqual([
    200,
    null,
    expect.stringContaining(`${one?.CompanyName}`),
  ])

  const { entity } = manifest.suggest
  const searched = await read(
    `${entity.service_url}${entity.service_path}?${new URLSearchParams({ prefix: one?.CompanyName ?? '', spell: 'always', exact: 'false', prefixed: 'true' })}`,
  )
  expect(searched.result[0].id).toBe(one?.Id)

  const { propose_properties } = manifest.extend
  const proposed = await read(
    `${propose_properties.service_url}${propose_properties.service_path}?type=Company`,
  )
  expect(proposed.properties).toContainEqual({ id: 'PrimarySic', name: 'PrimarySic' })
  const extended = await sent('extend', { ids: ten.map(({ Id }) => Id), properties: [{ id: 'PostalCode' }] })
  expect(extended.rows[one?.Id ?? '']).toEqual({ PostalCode: [{ str: one?.PostalCode }] })
  expect(await sent('extend', { ids: [], properties: [{ id: 'PrimarySic' }] })).toMatchObject({ rows: {} })
})
