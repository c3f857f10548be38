import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'

const nonces = new WeakMap<object, string>()

/** The nonce that style elements of a page must have, another for each response: as its policy has it, and as the page is written. */
export function styleNonce(response: object): string {
  const known = nonces.get(response)
  if (known) return known
  const made = randomBytes(16).toString('base64')
  nonces.set(response, made)
  return made
}

/** The source of styles in a response's Content-Security-Policy. */
export const styleNonceSource = (_request: unknown, response: ServerResponse) =>
  `'nonce-${styleNonce(response)}'`
