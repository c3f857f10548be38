import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makeCertificate } from '../testing/certificates.ts'
import { readSettings } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'network-settings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function file(name: string, text: string, mode = 0o600): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  chmodSync(path, mode)
  return path
}
const made = await makeCertificate()
const [cert, key] = [file('a.crt', made.cert), file('a.key', made.key)]
const openKey = file('open.key', made.key, 0o644)
const secret = file('secret', ' UpstreamKey\n')
const openSecret = file('open-secret', 'UpstreamKey', 0o604)
const remote = { API_BASE_URL: 'https://data.example' }
const upstream = { url: 'https://data.example', key: 'UpstreamKey' }

it.each([
  ['a base path', { BASE_PATH: '/catchment' }, { basePath: '/catchment' }],
  ['a base path with a slash', { BASE_PATH: '/tools/catchment-1.0/' }, { basePath: '/tools/catchment-1.0' }],
  ['the root', { BASE_PATH: '/' }, { basePath: undefined }],
  ['a certificate', { TLS_CERT: cert, TLS_KEY: key }, { tls: { cert, key }, warnings: [] }],
  [
    'a certificate with an open key',
    { TLS_CERT: cert, TLS_KEY: openKey },
    { warnings: [expect.stringMatching(/every user .* TLS_KEY=/)] },
  ],
  ['a key in a file', { ...remote, API_KEY_FILE: secret }, { upstream, warnings: [] }],
  [
    'a key in an open file',
    { ...remote, API_KEY_FILE: openSecret },
    { upstream, warnings: [expect.stringMatching(/^Warning: every user .* API_KEY_FILE=.*chmod 600/)] },
  ],
  ['a key in a file for this process', { API_KEY_FILE: secret }, { extraKey: 'UpstreamKey' }],
])('reads %s', (_name, environment, expected) => {
  expect(readSettings(environment)).toMatchObject(expected)
})

it.each<[NodeJS.ProcessEnv, RegExp]>([
  ...[
    'catchment',
    '//catchment',
    '/a//b',
    '/a/../b',
    '/..',
    '/a b',
    '/a?b',
    '/a%2fb',
    '/"',
    `/${'a'.repeat(200)}`,
  ].map((path): [NodeJS.ProcessEnv, RegExp] => [
    { BASE_PATH: path },
    /^BASE_PATH must be a path such as \/catchment/,
  ]),
  [{ TLS_CERT: cert }, /^TLS_CERT requires TLS_KEY: set both or neither$/],
  [{ TLS_KEY: key }, /^TLS_KEY requires TLS_CERT: set both or neither$/],
  [{ TLS_CERT: cert, TLS_KEY: secret }, /^TLS_KEY=.* is not a private key/],
  [{ ...remote }, /^API_BASE_URL requires API_KEY or API_KEY_FILE/],
  [{ ...remote, API_KEY: 'k', API_KEY_FILE: secret }, /^Set either API_KEY or API_KEY_FILE$/],
  [
    { ...remote, API_KEY_FILE: join(folder, 'none') },
    /^API_KEY_FILE=.*none cannot be read: there is no such file$/,
  ],
  [{ ...remote, API_KEY_FILE: file('empty', '\n') }, /^API_KEY_FILE=.* must contain one key/],
  [{ ...remote, API_KEY_FILE: file('two', 'one\ntwo') }, /^API_KEY_FILE=.* must contain one key/],
  [{ ...remote, API_KEY_FILE: cert }, /^API_KEY_FILE=.* must contain one key/],
])('refuses %j', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message)
})
