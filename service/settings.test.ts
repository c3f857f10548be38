import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { readSettings } from './settings.ts'

const usual = {
  port: 8080,
  host: '127.0.0.1',
  dataDir: resolve('data'),
  ownHosts: ['127.0.0.1'],
  logLevel: 'warn',
}
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
])('refuses %j', (environment, words) => {
  expect(() => readSettings(environment)).toThrow(words)
})
