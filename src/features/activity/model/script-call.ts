import type { ScriptCall } from '#api/scripts/script-call.ts'
import type { StoredCall } from '#storage/stored-call.ts'

/** Whether a call can be repeated: its body was short enough to be stored. */
export const isRepeatable = ({ method, body }: StoredCall): boolean => method === 'GET' || body !== undefined

/** A call as scripts make it. */
export const scriptCall = ({ method, path, body, why }: StoredCall): ScriptCall => ({
  method,
  path,
  body: body === undefined ? undefined : JSON.parse(body),
  reason: why,
})
