import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { clientOf, isSecure, originOf, trustProxies } from './client.ts'
import { trustedProxiesIn } from './trusted-proxies.ts'

type Headers = Record<string, string | string[]>

/** What a service says of one request. */
async function seen(trust: string | undefined, remoteAddress: string, headers: Headers) {
  const app = fastify()
  if (trust) trustProxies(app, trustedProxiesIn(trust))
  app.get('/', (request) => ({
    ...clientOf(request),
    isSecure: isSecure(request),
    origin: originOf(request),
  }))
  return (await app.inject({ url: '/', remoteAddress, headers: { host: 'Own:8080', ...headers } })).json()
}

const forwardedFor = (...senders: string[]) => ({ 'x-forwarded-for': senders.join(', ') })
const client = '203.0.113.7'

describe('the address of the client', () => {
  it.each<[name: string, trust: string | undefined, peer: string, headers: Headers, address: string]>([
    ['of a socket', undefined, client, {}, client],
    ['of a socket in IPv6', undefined, '2001:DB8:0::1', {}, '2001:db8::1'],
    ['of a socket with a zone', undefined, 'fe80::1%eth0', {}, 'fe80::1'],
    ['of a socket in IPv4 within IPv6', undefined, '::ffff:203.0.113.7', {}, client],
    ['without a trusted proxy', undefined, '10.0.0.1', forwardedFor(client), '10.0.0.1'],
    ['of an untrusted peer', '10.0.0.0/8', '192.0.2.1', forwardedFor(client), '192.0.2.1'],
    [
      'of an untrusted peer that claims to be this machine',
      'loopback',
      '192.0.2.1',
      forwardedFor('127.0.0.1'),
      '192.0.2.1',
    ],
    ['behind a proxy', '10.0.0.1', '10.0.0.1', forwardedFor(client), client],
    ['behind a proxy of a network', '10.0.0.0/8', '::ffff:10.9.9.9', forwardedFor(client), client],
    ['behind a proxy of this machine', 'loopback', '::1', forwardedFor(client), client],
    [
      'behind a proxy in IPv6',
      '2001:db8:1::/48',
      '2001:db8:1::5',
      forwardedFor('2001:DB8:2::0:9'),
      '2001:db8:2::9',
    ],
    ['with a port', '10.0.0.1', '10.0.0.1', forwardedFor(`${client}:4711`), client],
    ['in brackets', '10.0.0.1', '10.0.0.1', forwardedFor('[2001:db8::9]'), '2001:db8::9'],
    ['in brackets with a port', '10.0.0.1', '10.0.0.1', forwardedFor('[2001:db8::9]:4711'), '2001:db8::9'],
    [
      'before which the client wrote others',
      '10.0.0.1',
      '10.0.0.1',
      forwardedFor('127.0.0.1', '10.0.0.1', client),
      client,
    ],
    [
      'behind several proxies',
      'private',
      '10.0.0.1',
      forwardedFor('1.1.1.1', client, '192.168.0.3', '10.0.0.2'),
      client,
    ],
    ['where all are trusted', 'private', '10.0.0.1', forwardedFor('192.168.0.3', '10.0.0.2'), '192.168.0.3'],
    ['behind one proxy of any address', '1', '192.0.2.1', forwardedFor('1.1.1.1', client), client],
    [
      'behind two proxies of any address',
      '2',
      '192.0.2.1',
      forwardedFor('1.1.1.1', client, '192.0.2.2'),
      client,
    ],
    ['with fewer senders than proxies', '3', '192.0.2.1', forwardedFor(client), client],
    ['in two headers', '10.0.0.1', '10.0.0.1', { 'x-forwarded-for': ['1.1.1.1', client] }, client],
    ['where the proxy names none', '10.0.0.1', '10.0.0.1', {}, '10.0.0.1'],
    ['where the header is empty', '10.0.0.1', '10.0.0.1', { 'x-forwarded-for': '' }, '10.0.0.1'],
    ['that is no address', '10.0.0.1', '10.0.0.1', forwardedFor('evil'), '10.0.0.1'],
    [
      'behind one that is no address',
      'private',
      '10.0.0.1',
      forwardedFor(client, 'unknown', '10.0.0.2'),
      '10.0.0.2',
    ],
    ['that is out of range', '10.0.0.1', '10.0.0.1', forwardedFor('203.0.113.999'), '10.0.0.1'],
    ['with an empty end', '10.0.0.1', '10.0.0.1', forwardedFor(client, ''), '10.0.0.1'],
    ['with markup', '10.0.0.1', '10.0.0.1', forwardedFor('<script>', `${client}"`), '10.0.0.1'],
    [
      'in a list of 20,000',
      '10.0.0.1',
      '10.0.0.1',
      forwardedFor(...Array(20_000).fill('1.1.1.1'), client),
      client,
    ],
    [
      'in a list of 20,000 trusted ones',
      'private',
      '10.0.0.1',
      forwardedFor(...Array(20_000).fill('10.0.0.3')),
      '10.0.0.3',
    ],
    ['in 100 KB without a comma', '10.0.0.1', '10.0.0.1', forwardedFor('1'.repeat(100_000)), '10.0.0.1'],
    ['in Forwarded', '10.0.0.1', '10.0.0.1', { forwarded: `for=${client};proto=https` }, client],
    [
      'in Forwarded, quoted',
      '10.0.0.1',
      '10.0.0.1',
      { forwarded: 'For="[2001:db8::9]:4711"' },
      '2001:db8::9',
    ],
    [
      'in Forwarded, after others',
      '10.0.0.1',
      '10.0.0.1',
      { forwarded: `for=1.1.1.1, for=${client}` },
      client,
    ],
    [
      'in Forwarded behind a comma in quotes',
      '10.0.0.1',
      '10.0.0.1',
      { forwarded: `for="a,for=1.1.1.1", for=${client}` },
      client,
    ],
    ['hidden in Forwarded', '10.0.0.1', '10.0.0.1', { forwarded: 'for=_hidden' }, '10.0.0.1'],
    [
      'in Forwarded with an open quote',
      '10.0.0.1',
      '10.0.0.1',
      { forwarded: `for="1.1.1.1, for=${client}` },
      '10.0.0.1',
    ],
    [
      'in Forwarded of 100 KB',
      '10.0.0.1',
      '10.0.0.1',
      { forwarded: `${'for=1.1.1.1,'.repeat(8000)}for=${client}` },
      client,
    ],
    [
      'in Forwarded of an untrusted peer',
      '10.0.0.1',
      '192.0.2.1',
      { forwarded: `for=${client}` },
      '192.0.2.1',
    ],
    [
      'that both headers name',
      '10.0.0.1',
      '10.0.0.1',
      { ...forwardedFor(client), forwarded: `for=${client}` },
      client,
    ],
    [
      'that both headers name differently',
      '10.0.0.1',
      '10.0.0.1',
      { ...forwardedFor(client), forwarded: 'for=1.1.1.1' },
      '10.0.0.1',
    ],
  ])('%s', async (_name, trust, peer, headers, address) => {
    expect(await seen(trust, peer, headers)).toMatchObject({ address })
  })
})

describe('the address that was opened', () => {
  const own = { origin: 'http://own:8080', isSecure: false }
  it.each<[name: string, trust: string | undefined, headers: Headers, expected: object]>([
    ['is that of the Host header', undefined, {}, { ...own, isProxied: false }],
    [
      'is not that of untrusted headers',
      undefined,
      { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' },
      { ...own, isProxied: true },
    ],
    [
      'is that of a proxy',
      '10.0.0.1',
      { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'App.example' },
      { origin: 'https://app.example', isSecure: true, isProxied: true },
    ],
    [
      'is that of the nearest proxy',
      '10.0.0.1',
      { 'x-forwarded-proto': 'https, http', 'x-forwarded-host': 'evil.example, app.example:81' },
      { origin: 'http://app.example:81', isSecure: false },
    ],
    [
      'is that of Forwarded',
      '10.0.0.1',
      { forwarded: 'for=1.1.1.1;proto=HTTPS;host="app.example:444"' },
      { origin: 'https://app.example:444', isSecure: true },
    ],
    [
      'is not what is no scheme',
      '10.0.0.1',
      { 'x-forwarded-proto': 'javascript' },
      { origin: 'http://own:8080', isSecure: false },
    ],
    [
      'is not what is no host',
      '10.0.0.1',
      { 'x-forwarded-host': 'a/b@c' },
      { origin: 'http://own:8080', host: 'own:8080' },
    ],
    [
      'is not what is too long for a host',
      '10.0.0.1',
      { 'x-forwarded-host': 'a'.repeat(1000) },
      { host: 'own:8080' },
    ],
    [
      'is not known to be encrypted where a proxy does not say so',
      '10.0.0.1',
      {},
      { isSecure: false, isProxied: true },
    ],
  ])('%s', async (_name, trust, headers, expected) => {
    expect(await seen(trust, '10.0.0.1', headers)).toMatchObject(expected)
  })

  it.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'])(
    'is proxied with the header %s, trusted or not',
    async (name) => {
      expect(await seen(undefined, '127.0.0.1', { [name]: 'x' })).toMatchObject({ isProxied: true })
    },
  )
})

describe('trusted proxies', () => {
  it.each([
    ['0', /from 1 to 16/],
    ['17', /from 1 to 16/],
    ['10.0.0.0/33', /10\.0\.0\.0\/33 is neither/],
    ['10.0.0.1, proxy.example', /proxy\.example is neither/],
    ['10.0.0.1/8/8', /is neither/],
    ['10.0.0.1/', /is neither/],
    ['2001:db8::/129', /is neither/],
    ['true', /true is neither/],
    ['0.0.0.0/0', /every address/],
    ['::/0', /every address/],
  ])('are not %s', (text, message) => {
    expect(() => trustedProxiesIn(text)).toThrow(message)
  })
})
