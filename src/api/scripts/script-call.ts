/** A call as a script makes it. */
export interface ScriptCall {
  method: 'GET' | 'POST'
  /** Below the service's address, with its query. */
  path: string
  /** The JSON that is sent; undefined for none. */
  body: unknown
  /** Why it is made, for a comment over it. */
  reason?: string | undefined
}

/** Where a script finds the service: an address, or undefined for the variable CATCHMENT_URL at run time. */
export type Base = string | undefined

/** A comment's words on one line. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
