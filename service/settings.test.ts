import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

const usual = {
  port: 8080,
  host: '127.0.0.1',
  dataDir: resolve('data'),
  ownHosts: ['127.0.0.1'],
  logLevel: 'warn',
}
const folder = mkdtempSync(join(tmpdir(), 'settings-'))
const archive = join(folder, 'map.pmtiles')
const other = join(folder, 'other.pmtiles')
writeFileSync(archive, Buffer.from('PMTiles\x03 and so on'))
writeFileSync(other, 'PMTiles\x02')
afterAll(() => rmSync(folder, { recursive: true }))

const tiles = 'https://tiles.example/{z}/{x}/{y}.png?key=k'
const remote = { API_BASE_URL: 'https://data.example/base/', API_KEY: 'k' }

it.each([
  ['nothing', {}, usual],
  ['empty variables', { PORT: '', HOST: ' ', API_BASE_URL: '' }, usual],
  ['a key for this process', { API_KEY: 'k' }, { ...usual, extraKey: 'k' }],
  ['another service', remote, { ...usual, upstream: { url: 'https://data.example/base', key: 'k' } }],
  [
    'own names',
    { ALLOWED_HOSTS: 'A.example, ::2' },
    { ...usual, ownHosts: ['127.0.0.1', 'a.example', '[::2]'] },
  ],
  ['a Redis', { REDIS_URL: 'redis://cache:6379' }, { ...usual, redisUrl: 'redis://cache:6379' }],
  [
    'a map in a file',
    { MAP_PMTILES: archive, MAP_ATTRIBUTION: 'Us' },
    { ...usual, baseMap: { kind: 'pmtiles', file: archive, attribution: 'Us' } },
  ],
  ['a map of tiles', { MAP_TILES: tiles }, { ...usual, baseMap: { kind: 'tiles', url: tiles } }],
  [
    'a map of tiles of this machine',
    { MAP_TILES: 'http://127.0.0.1:9000/{z}/{x}/{y}.png' },
    { ...usual, baseMap: { kind: 'tiles', url: 'http://127.0.0.1:9000/{z}/{x}/{y}.png' } },
  ],
  ['a place of its own', { PORT: '0', DATA_DIR: '/d' }, { ...usual, port: 0, dataDir: '/d' }],
])('reads %s', (_name, environment, expected) => {
  expect(readSettings(environment)).toEqual(expected)
})

it.each([
  [{ PORT: '70000' }, /^PORT must be a port$/],
  [{ PORT: '1.5' }, /^PORT /],
  [{ API_BASE_URL: 'ftp://x' }, /^API_BASE_URL must be an address that begins with http$/],
  [{ API_BASE_URL: 'http://x' }, /^API_KEY is needed/],
  [{ REDIS_URL: 'http://cache' }, /^REDIS_URL must be an address that begins with redis$/],
  [{ API_KEY: 'a b' }, /^API_KEY must be a key/],
  [{ MAP_PMTILES: join(folder, 'none') }, /^MAP_PMTILES cannot be read: .*none$/],
  [{ MAP_PMTILES: folder }, /^MAP_PMTILES cannot be read/],
  [{ MAP_PMTILES: other }, /^MAP_PMTILES is no PMTiles file of version 3/],
  [{ MAP_PMTILES: archive, MAP_TILES: tiles }, /^MAP_PMTILES and MAP_TILES exclude each other/],
  [{ MAP_TILES: 'tiles.example' }, /^MAP_TILES must be an address such as/],
  [{ MAP_TILES: 'http://tiles.example/{z}/{x}/{y}.png' }, /^MAP_TILES must begin with https/],
  [{ MAP_TILES: 'https://u:p@tiles.example/{z}/{x}/{y}.png' }, /^MAP_TILES must hold no user/],
  [
    { MAP_TILES: 'https://{s}.tiles.example/{z}/{x}/{y}.png' },
    /^MAP_TILES must name one host|^MAP_TILES must be/,
  ],
  [{ MAP_TILES: 'https://tiles.example/{s}/{z}/{x}/{y}.png' }, /^MAP_TILES must name one host/],
  [{ MAP_TILES: 'https://{x}.tiles.example/{z}/{y}/{x}.png' }, /^MAP_TILES must /],
  [{ MAP_TILES: 'https://tiles.example/{z}/{x}.png' }, /^MAP_TILES must hold \{y\}$/],
  [
    { MAP_TILES: 'https://tiles.example/{z}/{x}/{y}{r}.png' },
    /^MAP_TILES must hold .* only: \{r\} is not read$/,
  ],
  [{ MAP_ATTRIBUTION: 'Us' }, /^MAP_ATTRIBUTION needs/],
  [{ MAP_TILES: tiles, MAP_ATTRIBUTION: 'x'.repeat(1001) }, /^MAP_ATTRIBUTION must be at most/],
])('refuses %j', (environment, words) => {
  expect(() => readSettings(environment)).toThrow(words)
})
