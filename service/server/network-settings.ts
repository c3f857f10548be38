import { type IsTrustedProxy, trustedProxiesIn } from '../http/trusted-proxies.ts'
import { readFileOf, warningsOfSecret } from './secret-files.ts'
import { credentialWarnings, readCredentials, type TlsFiles } from './tls.ts'

/** Variables about how the service is reached, and with which key it calls another one. */
export interface NetworkVariables {
  TRUST_PROXY?: string | undefined
  BASE_PATH?: string | undefined
  TLS_CERT?: string | undefined
  TLS_KEY?: string | undefined
  API_KEY?: string | undefined
  API_KEY_FILE?: string | undefined
}

/** The proxies of `TRUST_PROXY`; undefined without it. Throws an error that names the variable. */
export function trustedProxiesOf({ TRUST_PROXY: text }: NetworkVariables): IsTrustedProxy | undefined {
  if (text === undefined) return undefined
  try {
    return trustedProxiesIn(text)
  } catch (error) {
    throw new Error(`TRUST_PROXY ${(error as Error).message}`)
  }
}

/** The path of `BASE_PATH` without a slash at its end; undefined for none and for the root. */
export function basePathOf({ BASE_PATH: text = '/' }: NetworkVariables): string | undefined {
  const path = text.trim().replace(/\/$/, '')
  if (path && (path.length > 200 || !/^(\/(?!\.{1,2}(\/|$))[\w.~-]+)+$/.test(path)))
    throw new Error(
      'BASE_PATH must be a path such as /catchment: letters, digits, - . _ ~ between slashes, 200 characters at most',
    )
  return path || undefined
}

/** The files of `TLS_CERT` and `TLS_KEY`, which can be used; undefined without both. */
export function tlsFilesOf({ TLS_CERT: cert, TLS_KEY: key }: NetworkVariables): TlsFiles | undefined {
  if (cert === undefined && key === undefined) return undefined
  if (cert === undefined || key === undefined)
    throw new Error(
      `${cert ? 'TLS_CERT requires TLS_KEY' : 'TLS_KEY requires TLS_CERT'}: set both or neither`,
    )
  readCredentials({ cert, key })
  return { cert, key }
}

/** The key of `API_KEY`, or in the file of `API_KEY_FILE`, as containers pass secrets. */
export function apiKeyOf({ API_KEY: key, API_KEY_FILE: file }: NetworkVariables): string | undefined {
  if (file === undefined) return key
  if (key !== undefined) throw new Error('Set either API_KEY or API_KEY_FILE')
  const text = readFileOf('API_KEY_FILE', file).trim()
  if (!/^[\x21-\x7e]{1,1000}$/.test(text))
    throw new Error(`API_KEY_FILE=${file} must contain one key: printable characters without spaces`)
  return text
}

/** What the operator should mend in the files of these variables, or in how they are combined. */
export function networkWarnings(variables: NetworkVariables): string[] {
  const { API_KEY_FILE } = variables
  const tls = tlsFilesOf(variables)
  return [
    ...(API_KEY_FILE ? warningsOfSecret('API_KEY_FILE', API_KEY_FILE) : []),
    ...(tls ? credentialWarnings(tls, readCredentials(tls)) : []),
  ]
}
