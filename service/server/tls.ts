import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { createSecureContext, type Server } from 'node:tls'
import type { Logger } from 'pino'
import { readFileOf, warningsOfSecret } from './secret-files.ts'

/** Files in PEM: the certificate with those that it depends on, and its private key. */
export interface TlsFiles {
  cert: string
  key: string
}

/** What is in the files. */
export type Credentials = Pick<TlsFiles, 'cert' | 'key'>

/** Milliseconds between two checks of the files. */
const LOOK = 2000

/** Reads a certificate and its key. Throws an error that names the variable of the wrong file. */
export function readCredentials(files: TlsFiles): Credentials {
  const cert = readFileOf('TLS_CERT', files.cert)
  const key = readFileOf('TLS_KEY', files.key)
  if (!certificateIn(cert, files.cert).checkPrivateKey(keyIn(key, files.key)))
    throw new Error(`TLS_KEY=${files.key} is not the key of the certificate TLS_CERT=${files.cert}`)
  try {
    createSecureContext({ cert, key })
  } catch (error) {
    throw new Error(`TLS_CERT=${files.cert} cannot be used: ${(error as Error).message}`)
  }
  return { cert, key }
}

function certificateIn(text: string, file: string): X509Certificate {
  try {
    return new X509Certificate(text)
  } catch {
    throw new Error(`TLS_CERT=${file} is not a certificate in PEM (-----BEGIN CERTIFICATE-----)`)
  }
}

function keyIn(text: string, file: string): KeyObject {
  try {
    return createPrivateKey(text)
  } catch {
    throw new Error(`TLS_KEY=${file} is not a private key in PEM without a passphrase`)
  }
}

/** What the operator should mend: a certificate out of its dates (`now` in milliseconds), a key that others can read. */
export function credentialWarnings(files: TlsFiles, { cert }: Credentials, now = Date.now()): string[] {
  const { validFrom, validTo } = new X509Certificate(cert)
  const warnings = warningsOfSecret('TLS_KEY', files.key)
  if (Date.parse(validTo) < now)
    warnings.push(
      `Warning: the certificate TLS_CERT=${files.cert} expired on ${validTo}. Browsers refuse it: renew it.`,
    )
  if (Date.parse(validFrom) > now)
    warnings.push(
      `Warning: the certificate TLS_CERT=${files.cert} is not valid before ${validFrom}. Browsers refuse it until then.`,
    )
  return warnings
}

/**
 * Uses the files for new connections when they change; open connections go on. A pair that cannot be used, such as a new certificate
 * before its key is there, is logged, and the one before remains. Returns what stops it.
 */
export function followCredentials(
  server: Pick<Server, 'setSecureContext'>,
  files: TlsFiles,
  log: Pick<Logger, 'info' | 'warn' | 'error'>,
  interval = LOOK,
): () => void {
  let used = JSON.stringify(readCredentials(files))
  let problem = ''
  const look = () => {
    try {
      const credentials = readCredentials(files)
      const now = JSON.stringify(credentials)
      problem = ''
      if (now === used) return
      server.setSecureContext(credentials)
      used = now
      log.info('the certificate has changed')
      for (const warning of credentialWarnings(files, credentials)) log.warn(warning)
    } catch (error) {
      const { message } = error as Error
      if (message !== problem) log.error(`${message}. The previous certificate remains in use.`)
      problem = message
    }
  }
  const timer = setInterval(look, interval).unref()
  return () => clearInterval(timer)
}
