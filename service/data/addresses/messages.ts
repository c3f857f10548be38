import type { AddressKind } from '#service/geocode/stored-streets.ts'
import type { SkipReason } from './address-row.ts'

const n = (count: number) => count.toLocaleString('en-US')
const UNCHANGED = 'The addresses in use are unchanged'
const nouns: Record<AddressKind, string> = { points: 'points', ranges: 'ranges' }
const reasons: Record<SkipReason, string> = {
  noStreet: 'without the name of a street',
  noNumber: 'without a house number',
  noPoint: 'without a point or a line',
  abroad: 'outside the US and Canada',
}

/** The texts of `npm run data -- addresses`. */
export const addressMessages = {
  reading: (kind: AddressKind) => `Reading ${nouns[kind]}`,
  imported: (kind: AddressKind, addresses: number, streets: number, version: string, seconds: number) =>
    `Imported ${n(addresses)} ${nouns[kind]} of ${n(streets)} streets in ${seconds.toFixed(1)} s. ${version} is now in use.`,
  skipped: (count: number, reason: SkipReason) => `${n(count)} skipped: ${reasons[reason]}.`,
  stored: (folder: string) => `Stored in ${folder}. A running service uses them within a second.`,
  listed: (kind: AddressKind, addresses: number, streets: number, version: string, date: string) =>
    `${version.padEnd(50)} ${n(addresses).padStart(11)} ${nouns[kind]} of ${n(streets)} streets, imported ${date}`,
  none: (folder: string) => `No addresses in ${folder} yet.`,
  removed: (kind: AddressKind, version: string) => `Removed ${version} (${nouns[kind]}).`,
  unknown: (name: string) => `There are no addresses named "${name}"`,
  unknownCommand: (command: string | undefined) =>
    command === undefined
      ? 'Say what to do with the addresses: import, list or remove'
      : `Unknown command "addresses ${command}"`,
  notRanges: (file: string, missing: readonly string[]) =>
    `${file} has no address ranges: it lacks the fields ${missing.join(', ')}. Import TIGER/Line files named tl_*_addrfeat. ${UNCHANGED}`,
  notPoints: (file: string, missing: readonly string[]) =>
    `${file} has no address points: it lacks the columns ${missing.join(', ')}. Import OpenAddresses (CSV or GeoJSON), Overture addresses (Parquet) or TIGER/Line ADDRFEAT files. ${UNCHANGED}`,
  empty: (files: string) => `${files} has no address to import. ${UNCHANGED}`,
} as const
