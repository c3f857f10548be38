import { resolve } from 'node:path'
import { publishedMessages as messages } from '../messages.ts'
import { folderPlace } from './folder.ts'
import { httpPlace } from './http.ts'
import { PlaceError, type PublishPlace, type WritablePlace } from './place.ts'
import { s3Place } from './s3.ts'
import { s3Access } from './s3-credentials.ts'

/** A scheme before `://`; a drive letter of Windows is none. */
const SCHEME = /^[a-z][a-z\d+.-]+:\/\//i

/** The place that a text names: a folder, `http(s)://…` or `s3://…`. Throws a PlaceError for anything else. */
export function openPlace(text: string): PublishPlace {
  return writableOf(text) ?? httpPlace(addressOf(text))
}

/** The same for one that can be written to. */
export function openWritable(text: string): WritablePlace {
  const place = writableOf(text)
  if (!place) throw new PlaceError(messages.readOnly(httpPlace(addressOf(text)).shown))
  return place
}

function writableOf(text: string): WritablePlace | undefined {
  if (!SCHEME.test(text)) return folderPlace(resolve(text))
  const address = addressOf(text)
  return address.protocol === 's3:' ? s3Place(address, s3Access()) : undefined
}

function addressOf(text: string): URL {
  const address = URL.parse(text)
  if (!address || !['http:', 'https:', 's3:'].includes(address.protocol))
    throw new PlaceError(messages.notAPlace(schemeOf(text)))
  return address
}

/** What is repeated of an address that is none: it may have a password in it. */
const schemeOf = (text: string) => `${text.slice(0, text.indexOf('://'))}://…`
