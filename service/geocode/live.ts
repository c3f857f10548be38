import type { Logger } from 'pino'
import { liveVersion } from '../versions/live-version.ts'
import { addressFolder } from './folder.ts'
import { type AddressSets, type OpenAddresses, openAddresses } from './open.ts'
import { type AddressKind, addressKinds } from './stored-streets.ts'

/** Milliseconds after which no call reads a version that was replaced. */
const CLOSING = 60_000

/** The addresses of a data folder. A new import is in use within a second, without a restart. */
export interface LiveAddresses {
  current(): Promise<AddressSets<OpenAddresses>>
  close(): Promise<void>
}

/** The addresses under `dataDir`. Those that are damaged are logged once and not used. */
export function liveAddresses(dataDir: string, log: Pick<Logger, 'error'>): LiveAddresses {
  const onReplaced = (replaced: OpenAddresses) => void setTimeout(() => replaced.close(), CLOSING).unref()
  const onError = (err: unknown) => log.error({ err }, 'addresses cannot be used')
  const live = (kind: AddressKind) =>
    liveVersion(addressFolder(dataDir, kind), { open: openAddresses, onReplaced, onError })
  const kinds = { points: live('points'), ranges: live('ranges') }
  const current = async (): Promise<AddressSets<OpenAddresses>> => {
    const found = await Promise.all(addressKinds.map(async (kind) => [kind, await kinds[kind]()] as const))
    return Object.fromEntries(found)
  }
  return {
    current,
    async close() {
      const { points, ranges } = await current()
      await Promise.all([points?.close(), ranges?.close()])
    },
  }
}
