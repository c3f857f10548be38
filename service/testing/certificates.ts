import { generate } from 'selfsigned'

/** A certificate that no authority has signed, and its key, in PEM. */
export interface MadeCertificate {
  cert: string
  key: string
}

const DAY = 86_400_000

/** Makes a certificate for this machine, which is valid from and until these days from now. */
export async function makeCertificate({ from = -1, until = 30 } = {}): Promise<MadeCertificate> {
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(Date.now() + from * DAY),
    notAfterDate: new Date(Date.now() + until * DAY),
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  })
  return { cert: made.cert, key: made.private }
}
