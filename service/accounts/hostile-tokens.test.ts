import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { issuerOf } from './oidc.ts'

const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
const redirect = 'http://localhost:8080/session/oidc/callback'

let server: Server
let issuer = ''
/** The ID token that the issuer gives for any code. */
let token = ''

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function signed(claims: object, key: KeyObject = own.privateKey, alg = 'RS256'): string {
  const text = `${base64({ alg, kid: 'one', typ: 'JWT' })}.${base64(claims)}`
  return alg === 'none'
    ? `${text}.`
    : `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = (body: object) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
    if (request.url === '/.well-known/openid-configuration')
      return answer({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: ['RS256'],
      })
    if (request.url === '/keys')
      return answer({
        keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
      })
    return answer({ access_token: 'x', token_type: 'bearer', id_token: token })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  issuer = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const now = () => Math.floor(Date.now() / 1000)

it.each<[string, (good: Record<string, unknown>) => string, boolean]>([
  ['as it should be', (good) => signed(good), true],
  ['of another issuer', (good) => signed({ ...good, iss: 'https://evil.example' }), false],
  ['for another client', (good) => signed({ ...good, aud: 'another' }), false],
  ['that has expired', (good) => signed({ ...good, iat: now() - 7200, exp: now() - 3600 }), false],
  ['that is not valid yet', (good) => signed({ ...good, nbf: now() + 3600 }), false],
  ['for another sign-in', (good) => signed({ ...good, nonce: 'another' }), false],
  ['without a nonce', ({ nonce: _nonce, ...good }) => signed(good), false],
  ['without a subject', ({ sub: _sub, ...good }) => signed(good), false],
  ['signed by another key', (good) => signed(good, foreign.privateKey), false],
  ['that is not signed', (good) => signed(good, own.privateKey, 'none'), false],
  ['that is no token', () => 'x.y.z', false],
])('an ID token %s', async (_what, make, isAccepted) => {
  const client = issuerOf({ issuer, clientId: 'catchment', clientSecret: 'secret' })
  const { flow } = await client.begin(redirect)
  token = make({ iss: issuer, aud: 'catchment', sub: 'ann', nonce: flow.nonce, iat: now(), exp: now() + 60 })
  const returned = new URL(`${redirect}?code=any&state=${flow.state}`)
  const outcome = client.finish(returned, { ...flow, back: '/', expires: 0 }).then(
    ({ sub }) => sub === 'ann',
    () => false,
  )
  expect(await outcome).toBe(isAccepted)
})
