import { BASE } from '#api/client.ts'
import { harOf } from '#api/scripts/har.ts'
import type { StoredCall } from '#storage/stored-call.ts'
import { saveFile } from '#ui/save-file.ts'
import { reasonOf } from '../model/calls.ts'

const VERSION = '1'

/** Downloads the calls as an HTTP archive, the oldest first. */
export function saveHar(shown: readonly StoredCall[]): void {
  const calls = shown
    .map((call) => ({ ...call, url: window.location.origin + BASE + call.path, comment: commentOf(call) }))
    .reverse()
  const day = new Date().toISOString().slice(0, 10)
  saveFile(`catchment-${day}.har`, [JSON.stringify(harOf(calls, VERSION), null, 2)], 'application/json')
}

function commentOf(call: StoredCall): string {
  const { items } = call
  return items ? `${reasonOf(call)}; ${items.kept} of ${items.all} items stored` : reasonOf(call)
}
