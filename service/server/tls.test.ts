import { chmodSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Server } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLog } from '../http/log.ts'
import { type MadeCertificate, makeCertificate } from '../testing/certificates.ts'
import { tinyKeys } from '../testing/tiny-app.ts'
import { tinyStores } from '../testing/tiny-store.ts'
import { buildApp } from './app.ts'
import { credentialWarnings, followCredentials, readCredentials } from './tls.ts'

const folder = mkdtempSync(join(tmpdir(), 'tls-'))
const made: Record<string, MadeCertificate> = {}

/** Writes a file for its owner alone. */
function file(name: string, text: string, mode = 0o600): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  chmodSync(path, mode)
  return path
}

beforeAll(async () => {
  const [first, second, expired, early] = await Promise.all([
    makeCertificate(),
    makeCertificate(),
    makeCertificate({ from: -10, until: -2 }),
    makeCertificate({ from: 2, until: 10 }),
  ])
  Object.assign(made, { first, second, expired, early })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The files of a certificate, and of the key of another one where it is named. */
const filesOf = (name: string, keyOf = name, mode = 0o600) => ({
  cert: file(`${name}.crt`, made[name]?.cert ?? name),
  key: file(`${keyOf}.key`, made[keyOf]?.key ?? keyOf, mode),
})

describe('the files of a certificate', () => {
  it.each([
    [
      'no file',
      () => ({ ...filesOf('first'), cert: join(folder, 'none.crt') }),
      /^TLS_CERT=.*none\.crt cannot be read: there is no such file$/,
    ],
    [
      'no key',
      () => ({ ...filesOf('first'), key: join(folder, 'none.key') }),
      /^TLS_KEY=.*none\.key cannot be read/,
    ],
    [
      'a folder',
      () => ({ ...filesOf('first'), cert: folder }),
      /^TLS_CERT=.* cannot be read: it is a folder$/,
    ],
    ['other text', () => filesOf('text', 'first'), /^TLS_CERT=.* is not a certificate in PEM/],
    [
      'no key in the file',
      () => filesOf('first', 'text'),
      /^TLS_KEY=.* is not a private key in PEM without a passphrase$/,
    ],
    [
      'the key of another certificate',
      () => filesOf('first', 'second'),
      /^TLS_KEY=.*second\.key is not the key of the certificate TLS_CERT=.*first\.crt$/,
    ],
  ])('are refused: %s', (_name, files, message) => {
    expect(() => readCredentials(files())).toThrow(message)
  })

  it.each([
    ['valid', () => filesOf('first'), []],
    ['expired', () => filesOf('expired'), [/^Warning: the certificate TLS_CERT=.* expired on .*renew it\.$/]],
    ['not valid yet', () => filesOf('early'), [/^Warning: the certificate .* is not valid before /]],
    [
      'with a key for all',
      () => filesOf('first', 'first', 0o644),
      [/^Warning: every user of this machine can read TLS_KEY=.*chmod 600/],
    ],
    ['with a key for the group', () => filesOf('first', 'first', 0o640), []],
  ])('have warnings: %s', (_name, make, warnings) => {
    const files = make()
    const found = credentialWarnings(files, readCredentials(files))
    expect(found).toEqual(warnings.map((text) => expect.stringMatching(text)))
  })
})

describe('a service with a certificate', () => {
  it('encrypts, says so to browsers, and lets only its encrypted pages in', async () => {
    const credentials = made.first as MadeCertificate
    const app = await buildApp({
      source: { stores: tinyStores, keys: tinyKeys },
      credentials,
      log: openLog('silent'),
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const answerTo = (headers: Record<string, string>) =>
      new Promise<{ status: number | undefined; hsts: string | undefined }>((done, fail) =>
        get(
          { port, host: '127.0.0.1', path: '/api/v1/companies/?limit=1', ca: credentials.cert, headers },
          (response) => {
            response.resume()
            const { statusCode: status, headers } = response
            done({ status, hsts: headers['strict-transport-security'] })
          },
        ).on('error', fail),
      )
    const host = `localhost:${port}`
    expect(await answerTo({ host, origin: `https://${host}` })).toEqual({
      status: 200,
      hsts: expect.stringMatching(/^max-age=\d{7,}$/),
    })
    expect(await answerTo({ host, origin: `http://${host}` })).toMatchObject({ status: 403 })
    await expect(fetch(`http://127.0.0.1:${port}/health`)).rejects.toThrow()
    await app.close()
  })

  it('without one does not require encryption of browsers', async () => {
    const app = await buildApp({ source: { stores: tinyStores, keys: tinyKeys }, log: openLog('silent') })
    expect((await app.inject('/health')).headers['strict-transport-security']).toBeUndefined()
    await app.close()
  })
})

describe('new files', () => {
  it('are used for new connections, and open ones go on; a wrong pair is not used', async () => {
    const files = filesOf('first')
    const [cert, key] = [made.second?.cert ?? '', made.second?.key ?? '']
    const app = await buildApp({
      source: { stores: tinyStores, keys: tinyKeys },
      credentials: readCredentials(files),
      log: openLog('silent'),
    })
    const logged: string[] = []
    const note = (level: string) => (text: unknown) => void logged.push(`${level}: ${text}`)
    const log = { info: note('info'), warn: note('warn'), error: note('error') } as never
    app.addHook('onClose', followCredentials(app.server as unknown as Server, files, log, 20))
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const agent = new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false })
    const health = () =>
      new Promise<number | undefined>((done, fail) =>
        get({ agent, port, host: '127.0.0.1', path: '/health' }, (response) => {
          response.resume().on('end', () => done(response.statusCode))
        }).on('error', fail),
      )
    const serialOfNew = () =>
      new Promise<string>((done, fail) => {
        const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
          done(socket.getPeerX509Certificate()?.raw.toString('base64') ?? '')
          socket.destroy()
        }).on('error', fail)
      })
    const first = await serialOfNew()
    expect(await health()).toBe(200)
    const openSocket = Object.values(agent.freeSockets).flat()[0]

    // The certificate comes first, the key after it.
    writeFileSync(join(folder, 'new.crt'), cert)
    renameSync(join(folder, 'new.crt'), files.cert)
    await expect
      .poll(() => logged)
      .toContainEqual(expect.stringMatching(/^error: TLS_KEY=.* is not the key .*previous certificate/))
    expect(await serialOfNew()).toBe(first)
    writeFileSync(files.key, key)
    await expect.poll(() => logged).toContain('info: the certificate has changed')
    expect(await serialOfNew()).not.toBe(first)
    expect(await health()).toBe(200)
    expect(Object.values(agent.freeSockets).flat()[0]).toBe(openSocket)
    expect(logged).toHaveLength(2)
    agent.destroy()
    await app.close()
  })
})
