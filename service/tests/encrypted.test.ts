import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { afterAll, expect, it } from 'vitest'
import { makeCertificate } from '../testing/certificates.ts'
import { type ServiceProcess, startServiceProcess } from '../testing/service-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'encrypted-'))
const [cert, key] = [join(folder, 'service.crt'), join(folder, 'service.key')]
let service: ServiceProcess | undefined
afterAll(async () => {
  await service?.kill()
  rmSync(folder, { recursive: true, force: true })
})

/** Writes a new certificate and its key, and returns it as a client sees it. */
async function renew(): Promise<string> {
  const made = await makeCertificate()
  writeFileSync(cert, made.cert)
  writeFileSync(key, made.key, { mode: 0o600 })
  return made.cert
}

/** Whether the service shows this certificate to a client that accepts no other one. */
const shows = (ca: string) =>
  new Promise<boolean>((done) => {
    const { port } = new URL(service?.address ?? '')
    const socket = connect({ host: '127.0.0.1', port: Number(port), servername: 'localhost', ca }, () => {
      socket.destroy()
      done(true)
    }).on('error', () => done(false))
  })

it('a service with TLS_CERT and TLS_KEY encrypts, and uses a renewed certificate without a restart', async () => {
  const first = await renew()
  service = await startServiceProcess(folder, {
    API_BASE_URL: 'http://127.0.0.1:9',
    API_KEY: 'k',
    BASE_PATH: '/catchment',
    TLS_CERT: cert,
    TLS_KEY: key,
  })
  expect(service.address).toMatch(/^https:\/\/localhost:\d+\/catchment$/)
  expect(await shows(first)).toBe(true)
  const second = await renew()
  await expect.poll(() => shows(second), { timeout: 45_000 }).toBe(true)
  expect(await shows(first)).toBe(false)
})
