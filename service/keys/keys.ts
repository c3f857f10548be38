import { createHash, randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { open, type RootDatabase, TransactionFlags } from 'lmdb'
import { type Plan, plans } from '#contract/plans.ts'

export { type Plan, plans }

/** What is stored of a key. The key itself is shown once, when it is created. */
export interface KeyRecord {
  /** The first 8 characters of the key's hash. */
  id: string
  plan: Plan
  /** Whether the key has the email service profile. */
  email: boolean
  created: string
  revoked: boolean
  /** The last day (ISO date, UTC) on which the key may be used; absent when it does not expire. */
  expires?: string
}

export type KeyChange = Partial<Pick<KeyRecord, 'plan' | 'email' | 'expires' | 'revoked'>>

export interface Keys {
  /** The record of a key, expired or not; undefined for unknown and revoked ones. */
  find(key: string): KeyRecord | undefined | Promise<KeyRecord | undefined>
  /** Creates a key of 32 letters and digits and returns it. */
  create(plan: Plan, email: boolean, expires?: string): Promise<string>
  list(): KeyRecord[] | Promise<KeyRecord[]>
  /** Changes the plan or the profile of a key. False when no key, or more than one, has this id. */
  change(id: string, change: KeyChange): Promise<boolean>
  /**
   * Creates a key like the one with this id and returns it; the one before works through `lastDay` (ISO date, UTC), or its own last day where
   * that is earlier. Undefined when no key that is in use has this id.
   */
  rotate(id: string, lastDay: string): Promise<string | undefined>
  /** False when no key, or more than one, has this id. */
  revoke(id: string): Promise<boolean>
  close(): Promise<void>
}

/** Keys of this machine, which are read at once. */
export interface LocalKeys extends Keys {
  find(key: string): KeyRecord | undefined
  list(): KeyRecord[]
}

/** A key that is valid in one process only and is stored nowhere. */
export interface ExtraKey {
  hash: string
  record: KeyRecord
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const KEY_LENGTH = 32
const ID_LENGTH = 8

/** A new random key. */
export function randomKey(): string {
  return Array.from({ length: KEY_LENGTH }, () => alphabet[randomInt(alphabet.length)]).join('')
}

export const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')
export const idOf = (key: string) => hashOf(key).slice(0, ID_LENGTH)

export function newRecord(key: string, plan: Plan, email: boolean, expires?: string): KeyRecord {
  const created = new Date().toISOString()
  return { id: idOf(key), plan, email, created, revoked: false, ...(expires && { expires }) }
}

export const extraOf = (key: string | undefined): ExtraKey | undefined =>
  key ? { hash: hashOf(key), record: newRecord(key, 'unlimited', true) } : undefined

/** Whether the last day of a key is over; `now` in milliseconds since 1970. */
export function hasExpired({ expires }: KeyRecord, now: number): boolean {
  return expires !== undefined && new Date(now).toISOString().slice(0, 10) > expires
}

/**
 * The keys stored in `folder`, shared by all processes that open it. `extraKey` is valid in this process only
 * and is not stored. A folder that is read-only is read; where it is missing there are no keys.
 */
export function openKeys(folder: string, extraKey?: string, isReadOnly = false): LocalKeys {
  const records = openRecords(folder, isReadOnly)
  const extra = extraOf(extraKey)
  return {
    find(key) {
      const hash = hashOf(key)
      const record = extra && extra.hash === hash ? extra.record : latest(records).get(hash)
      return record?.revoked ? undefined : record
    },
    async create(plan, email, expires) {
      const key = keyWithNewId(records)
      write(records, hashOf(key), newRecord(key, plan, email, expires))
      return key
    },
    list: () => [...records.getRange()].map(({ value }) => value),
    change: async (id, change) => changed(records, id, change) !== undefined,
    async rotate(id, lastDay) {
      const before = onlyOf(records, id)?.value
      if (!before || before.revoked) return undefined
      const { plan, email, expires } = before
      const key = keyWithNewId(records)
      write(records, hashOf(key), newRecord(key, plan, email, expires))
      changed(records, id, { expires: expires && expires < lastDay ? expires : lastDay })
      return key
    },
    revoke: async (id) => changed(records, id, { revoked: true }) !== undefined,
    close: () => records.close(),
  }
}

/** The stored records of a folder by the hash of their key; none where there is no folder. */
export async function storedRecords(folder: string): Promise<[hash: string, record: KeyRecord][]> {
  const records = openRecords(folder, true)
  try {
    return [...records.getRange()].map(({ key, value }) => [key, value])
  } finally {
    await records.close()
  }
}

/** Without a path LMDB has an empty database in memory. */
function openRecords(folder: string, readOnly: boolean): RootDatabase<KeyRecord, string> {
  if (readOnly && !existsSync(join(folder, 'data.mdb'))) return open<KeyRecord, string>({})
  return open<KeyRecord, string>({ path: folder, readOnly })
}

/** The current database: without the reset a read may miss a recent change of another process. */
function latest(records: RootDatabase<KeyRecord, string>): RootDatabase<KeyRecord, string> {
  records.resetReadTxn()
  return records
}

/** Writes synchronously, so that a full disk is an error of this call. */
function write(records: RootDatabase<KeyRecord, string>, hash: string, record: KeyRecord): void {
  records.transactionSync(() => {
    records.put(hash, record)
  }, TransactionFlags.SYNCHRONOUS_COMMIT)
}

/** A new key with a unique id: calls are counted by id. */
function keyWithNewId(records: RootDatabase<KeyRecord, string>): string {
  const ids = new Set([...records.getRange()].map(({ value }) => value.id))
  for (;;) {
    const key = randomKey()
    if (!ids.has(idOf(key))) return key
  }
}

/** The one key with an id; undefined when no key, or more than one, has it. */
function onlyOf(records: RootDatabase<KeyRecord, string>, id: string) {
  const found = [...latest(records).getRange()].filter(({ value }) => value.id === id)
  return found.length === 1 ? found[0] : undefined
}

function changed(
  records: RootDatabase<KeyRecord, string>,
  id: string,
  change: KeyChange,
): KeyRecord | undefined {
  const only = onlyOf(records, id)
  if (!only) return undefined
  const after = { ...only.value, ...change }
  write(records, only.key, after)
  return after
}
