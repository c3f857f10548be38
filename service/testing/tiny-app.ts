import { buildApp } from '../app.ts'
import type { KeyRecord, Keys } from '../keys.ts'
import { openLog } from '../log.ts'
import type { Store } from '../store/store.ts'
import { tinyStore } from './tiny-store.ts'

export const plainKey = 'PlainPlainPlainPlainPlainPlain01'
export const emailKey = 'EmailEmailEmailEmailEmailEmail02'
export const revokedKey = 'RevokedRevokedRevokedRevoked0003'

const record: KeyRecord = { id: 'a', plan: 'unlimited', email: false, created: '2026-01-01', revoked: false }
const known = new Map([
  [plainKey, record],
  [emailKey, { ...record, id: 'b', email: true }],
])

/** The two keys above that may be used. */
export const tinyKeys: Keys = {
  find: (key) => known.get(key),
  create: async () => plainKey,
  list: () => [...known.values()],
  revoke: async () => false,
  close: async () => {},
}

/** The whole service over the twelve companies and the keys above. */
export function tinyApp(store: Store = tinyStore) {
  return buildApp({ source: { store, keys: tinyKeys }, log: openLog('silent') })
}
