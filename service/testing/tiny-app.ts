import { openLog } from '../http/log.ts'
import type { KeyRecord, Keys } from '../keys/keys.ts'
import { buildApp } from '../server/app.ts'
import type { Stores } from '../store/store.ts'
import { asDescribed } from './matches-description.ts'
import { tinyStores } from './tiny-store.ts'
import { triangles } from './triangles.ts'

export const plainKey = 'PlainPlainPlainPlainPlainPlain01'
export const emailKey = 'EmailEmailEmailEmailEmailEmail02'
export const revokedKey = 'RevokedRevokedRevokedRevoked0003'

const record: KeyRecord = { id: 'a', plan: 'unlimited', email: false, created: '2026-01-01', revoked: false }
const known = new Map([
  [plainKey, record],
  [emailKey, { ...record, id: 'b', email: true }],
])

/** The two keys above that are valid. */
export const tinyKeys: Keys = {
  find: (key) => known.get(key),
  create: async () => plainKey,
  list: () => [...known.values()],
  change: async () => false,
  rotate: async () => undefined,
  revoke: async () => false,
  close: async () => {},
}

/**
 * The whole service over the twelve companies, the six people and the keys above; or over other stores. An injected call whose
 * answer is not as `/openapi.json` promises rejects.
 */
export async function tinyApp(stores: Partial<Stores> = {}) {
  const source = { stores: { ...tinyStores, ...stores }, keys: tinyKeys }
  return asDescribed(await buildApp({ source, isochrones: triangles, log: openLog('silent') }))
}
