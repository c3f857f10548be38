import { addressesFolder } from '#service/geocode/folder.ts'
import { type AddressKind, addressKinds } from '#service/geocode/stored-streets.ts'
import { type ProgressBar, progressBar } from '../progress-bar.ts'
import { skipReasons } from './address-row.ts'
import { importAddresses } from './import-addresses.ts'
import { addressMessages as messages } from './messages.ts'
import { listAddresses, removeAddresses } from './stored.ts'

type Say = (text: string) => void

/** Addresses between two looks at the progress bar. */
const SHOWN = 1000

/** `addresses import FILE…`: imports addresses and says what was imported. */
export async function sayImportedAddresses(
  files: readonly string[],
  { dataDir, name, say }: { dataDir: string; name: string | undefined; say: Say },
): Promise<void> {
  const began = Date.now()
  const bars = Object.fromEntries(
    addressKinds.map((kind) => [kind, progressBar(messages.reading(kind), 'addresses')]),
  ) as Record<AddressKind, ProgressBar>
  const onRead = (kind: AddressKind, done: number) => {
    if (done % SHOWN === 0) bars[kind].show({ phase: 'rows', done })
  }
  const stop = () => {
    for (const bar of Object.values(bars)) bar.stop()
  }
  const imported = await importAddresses({ files, dataDir, name, onRead }).finally(stop)
  for (const { kind, addresses, streets, version, skipped } of imported) {
    for (const reason of skipReasons) if (skipped[reason]) say(messages.skipped(skipped[reason], reason))
    say(messages.imported(kind, addresses, streets, version, (Date.now() - began) / 1000))
  }
  say(messages.stored(addressesFolder(dataDir)))
}

/** `addresses list`. */
export async function sayListedAddresses(dataDir: string, say: Say): Promise<void> {
  const listed = await listAddresses(dataDir)
  if (listed.length === 0) say(messages.none(addressesFolder(dataDir)))
  for (const one of listed) {
    if ('error' in one) say(one.error)
    else say(messages.listed(one.kind, one.info.addresses, one.info.streets, one.version, one.info.date))
  }
}

/** `addresses remove NAME`. */
export async function sayRemovedAddresses(dataDir: string, name: string, say: Say): Promise<void> {
  for (const { kind, version } of await removeAddresses(dataDir, name)) say(messages.removed(kind, version))
}
