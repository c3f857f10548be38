import type { ScriptCall } from '#api/scripts/script-call.ts'
import type { KeptCall } from '#storage/kept-calls.ts'

/** Whether a call can be made again: its body was short enough to be kept. */
export const isWhole = ({ method, body }: KeptCall): boolean => method === 'GET' || body !== undefined

/** A call as scripts make it. */
export const scriptCall = ({ method, path, body, why }: KeptCall): ScriptCall => ({
  method,
  path,
  body: body === undefined ? undefined : JSON.parse(body),
  why,
})
