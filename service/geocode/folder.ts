import { join } from 'node:path'
import type { AddressKind } from './stored-streets.ts'

/** Where all addresses are, under the data folder. */
export const addressesFolder = (dataDir: string) => join(dataDir, 'addresses')

/** Where the addresses of a kind have their versions and the name of the one in use. */
export const addressFolder = (dataDir: string, kind: AddressKind) => join(addressesFolder(dataDir), kind)

/** Files of one version: streets by area and name, in LMDB; what the version is, with the checksum of the other one. */
export const addressFiles = { streets: 'streets.mdb', info: 'info.json' } as const

/** Number of this layout of files; counted up with every change, so that older files are not misread. */
export const LAYOUT = 1
