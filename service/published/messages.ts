import { sizeText } from '#shared/text/size.ts'

/** The texts of versions that are published and fetched. Addresses in them are without user names, passwords and queries. */
export const publishedMessages = {
  notAPlace: (text: string) =>
    `"${text}" is not a folder, an address that begins with https:// or http://, or s3://BUCKET/PREFIX`,
  hasQuery: 'The address of published data must not have a query or a fragment',
  readOnly: (place: string) =>
    `${place} can only be read. Publish to a folder or to s3://BUCKET/PREFIX, and let that be served`,
  status: (path: string, status: number, detail: string) =>
    `${status}${detail && ` (${detail})`} is the answer for ${path}`,
  noAnswer: (path: string) => `there is no answer for ${path}`,
  silent: (seconds: number) => `nothing for ${seconds} s`,
  redirects: (max: number) => `it leads to other addresses more than ${max} times`,
  badRedirect: 'it leads to an address that cannot be used',
  notThere: (path: string) => `${path} is not there`,
  at: (place: string, message: string) => `${place}: ${message}`,
  tooLarge: (path: string, max: number) => `${path} is larger than ${sizeText(max)}`,
  wrongSize: (path: string, found: number, expected: number) =>
    `${path} has ${n(found)} bytes instead of ${n(expected)}`,
  cutOff: (path: string, found: number, expected: number) =>
    `${path} was cut off after ${n(found)} of ${n(expected)} bytes`,
  wrongContent: (path: string) => `${path} is damaged: its SHA-256 is not the one in the manifest`,
  notAManifest: (path: string, issue: string) => `${path} does not describe a version of the data: ${issue}`,
  otherManifest: (path: string) =>
    `${path} is not the one that is named as current: it is being published, or was changed`,
  otherFormat: (path: string) =>
    `${path} was published by another version of Catchment. Use the same version on both sides`,
  noRoom: (needed: number, free: number) =>
    `the disk has ${sizeText(free)} for files that need ${sizeText(needed)}. Make room, or use a larger disk`,
  incomplete: (file: string) => `the manifest does not have ${file}, which is part of the version`,
  otherLayout: (version: string) =>
    `${version} was made by another version of Catchment. Publish it with the same version as here`,
  busy: 'another process changes the data folder now',
  notStored: (code: string) => `it cannot be stored (${code})`,
  noInfo: 'info.json cannot be read',
  ofPart: (part: string, message: string) => `${part}: ${message}`,
  damagedCopy: (version: string, message: string, failure?: string) =>
    `the copy of ${version} is damaged: ${message}; ${failure ? `it cannot be fetched again: ${failure}` : 'it is fetched again'}`,
  fetching: (version: string, done: number, total: number) =>
    `${version} is being fetched: ${sizeText(done)} of ${sizeText(total)}`,
  notFetched: (version: string, problem: string) => `${version} is not there yet: ${problem}`,
  notLookedYet: 'DATA_SOURCE was not read yet',
  notOpenYet: (version: string) => `${version} is being opened`,

  replica: (from: string) =>
    `This service takes its data from DATA_SOURCE (${from}) and does not change it. Do this where the data is published; what changes there is here a little later`,
  nothingToPublish: (dataDir: string) => `There is no data in use in ${dataDir} to publish`,
  unknownSet: (name: string) => `No data set is named "${name}". See npm run data -- list`,
  severalSets: (part: string, versions: readonly string[]) =>
    `Only one version of ${part} can be published as the one to use, not ${versions.join(' and ')}`,
  damaged: (version: string, message: string) => `${version} is damaged and is not published: ${message}`,
  publishing: (version: string, done: number, total: number) =>
    `Publishing ${version}: ${sizeText(done)} of ${sizeText(total)}`,
  published: (part: string, version: string, bytes: number, sent: number) =>
    `${version} is published for ${part}: ${sizeText(bytes)}, of which ${sizeText(sent)} were copied now.`,
  removed: (version: string, part: string) => `Removed ${version} (${part}) from what is published.`,
  following: (seconds: number) =>
    `Looking for changes every ${seconds} s. Stop with Ctrl+C; what is copied remains.`,
  again: (message: string) => `${message} Trying again.`,
  notACount: (text: string) => `--keep must be a whole number from 1 on, not "${text}"`,
} as const

const n = (value: number) => value.toLocaleString('en-US')
