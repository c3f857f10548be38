import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A small store with the interface of S3: objects, parts and lists, with signatures that are checked as AWS describes them (SigV4). */
export interface S3Server {
  endpoint: string
  objects: Map<string, Buffer>
  /** Requests that were answered, as `METHOD key?query`. */
  seen: string[]
  /** Answers a request in place of the store when it returns a status; 0 cuts the connection. */
  failing: (method: string, key: string, query: URLSearchParams) => number | undefined
  /** Milliseconds that the clock of the store is ahead. */
  ahead: number
  close(): Promise<void>
}

export const testCredentials = { accessKeyId: 'AKIDTEST', secretAccessKey: 'secret/+=key' }
const REGION = 'eu-test-1'
/** Keys in one page of a list, and parts in one page of parts. */
const PAGE = 3
const MAX_SKEW = 15 * 60_000

interface Upload {
  key: string
  parts: Map<number, Buffer>
}

class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code)
  }
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const md5 = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)

/** Throws unless a request is signed with the credentials of the tests, as it is. */
function checkSignature(request: IncomingMessage, body: Buffer, now: number): void {
  const {
    authorization = '',
    'x-amz-date': date,
    'x-amz-content-sha256': hash,
  } = request.headers as Record<string, string>
  const [, id, scope = '', signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? []
  if (id !== testCredentials.accessKeyId) throw new Refused(403, 'InvalidAccessKeyId')
  const names = signed.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name)))
    throw new Refused(403, 'AccessDenied')
  const iso = (date ?? '').replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  if (!(Math.abs(Date.parse(iso) - now) < MAX_SKEW)) throw new Refused(403, 'RequestTimeTooSkewed')
  if (scope !== `${date?.slice(0, 8)}/${REGION}/s3/aws4_request`)
    throw new Refused(400, 'AuthorizationHeaderMalformed')
  if (hash !== sha256(body)) throw new Refused(400, 'XAmzContentSHA256Mismatch')
  const url = new URL(request.url ?? '', 'http://store')
  const path = url.pathname
    .split('/')
    .map((step) => encoded(decodeURIComponent(step)))
    .join('/')
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&')
  const headers = names.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`).join('')
  const canonical = [request.method, path, query, headers, signed, hash].join('\n')
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const key = scope
    .split('/')
    .reduce<string | Buffer>((k, part) => hmac(k, part), `AWS4${testCredentials.secretAccessKey}`)
  if (hmac(key, text).toString('hex') !== signature) throw new Refused(403, 'SignatureDoesNotMatch')
}

/** Starts a store with one bucket of that name on a free port of this machine. */
export async function startS3Server(bucket: string): Promise<S3Server> {
  const uploads = new Map<string, Upload>()
  const objects = new Map<string, Buffer>()
  const server = createServer(
    (request, response) => void answer(request, response).catch(() => response.destroy()),
  )
  const it: S3Server = {
    endpoint: '',
    objects,
    seen: [],
    failing: () => undefined,
    ahead: 0,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const { method = '' } = request
    const url = new URL(request.url ?? '', 'http://store')
    const [, own, ...rest] = url.pathname.split('/').map(decodeURIComponent)
    const key = rest.join('/')
    it.seen.push(`${method} ${key}${url.search}`)
    const status = it.failing(method, key, url.searchParams)
    if (status === 0) return void response.destroy()
    try {
      if (status !== undefined) throw new Refused(status, status === 503 ? 'SlowDown' : 'InternalError')
      checkSignature(request, body, Date.now() + it.ahead)
      if (own !== bucket) throw new Refused(404, 'NoSuchBucket')
      response.end(handle(request, response, { key, query: url.searchParams, body }))
    } catch (error) {
      const { status = 500, code = 'InternalError' } = error as Partial<Refused>
      response.writeHead(status).end(method === 'HEAD' ? undefined : `<Error><Code>${code}</Code></Error>`)
    }
  }

  function handle(
    request: IncomingMessage,
    response: ServerResponse,
    { key, query, body }: { key: string; query: URLSearchParams; body: Buffer },
  ): string | Buffer {
    const id = query.get('uploadId')
    if (request.method === 'POST' && query.has('uploads')) return begin(key)
    if (request.method === 'GET' && query.has('uploads')) return listUploads(query.get('prefix') ?? '')
    if (id !== null) return ofUpload(request, response, { id, query, body })
    if (request.method === 'PUT') {
      objects.set(key, body)
      response.setHeader('etag', md5(body))
      return ''
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      response.statusCode = 204
      return ''
    }
    if (query.get('list-type') === '2') return list(query)
    return content(request, response, key)
  }

  function content(request: IncomingMessage, response: ServerResponse, key: string): Buffer | string {
    const object = objects.get(key)
    if (!object) throw new Refused(404, 'NoSuchKey')
    const [, from] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? []
    if (from === undefined || request.method === 'HEAD') {
      response.setHeader('content-length', object.length)
      return request.method === 'HEAD' ? '' : object
    }
    if (Number(from) >= object.length) throw new Refused(416, 'InvalidRange')
    response.statusCode = 206
    response.setHeader('content-range', `bytes ${from}-${object.length - 1}/${object.length}`)
    return object.subarray(Number(from))
  }

  function list(query: URLSearchParams): string {
    const after = query.get('continuation-token') ?? ''
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .sort()
    const page = keys.slice(0, PAGE)
    const next = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return `<ListBucketResult>${page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}${next}</ListBucketResult>`
  }

  function begin(key: string): string {
    const id = `upload-${uploads.size}`
    uploads.set(id, { key, parts: new Map() })
    return `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`
  }

  function listUploads(prefix: string): string {
    const found = [...uploads].filter(([, { key }]) => key.startsWith(prefix))
    return `<Result>${found.map(([id, { key }]) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`).join('')}</Result>`
  }

  function ofUpload(
    { method }: IncomingMessage,
    response: ServerResponse,
    { id, query, body }: { id: string; query: URLSearchParams; body: Buffer },
  ): string {
    const upload = uploads.get(id)
    if (!upload) throw new Refused(404, 'NoSuchUpload')
    const { key, parts } = upload
    if (method === 'PUT') {
      parts.set(Number(query.get('partNumber')), body)
      response.setHeader('etag', md5(body))
      return ''
    }
    if (method === 'GET') return listParts(parts, Number(query.get('part-number-marker')))
    const tags = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag>/g)]
    const given = tags.map(([, number, tag]) => ({ part: parts.get(Number(number)), tag }))
    if (given.some(({ part, tag }) => !part || md5(part) !== tag)) throw new Refused(400, 'InvalidPart')
    objects.set(key, Buffer.concat(given.map(({ part }) => part as Buffer)))
    uploads.delete(id)
    return '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>'
  }

  function listParts(parts: Upload['parts'], marker: number): string {
    const numbers = [...parts.keys()].filter((number) => number > marker).sort((a, b) => a - b)
    const page = numbers.slice(0, PAGE)
    const tagOf = (number: number) => md5(parts.get(number) as Buffer).replaceAll('"', '&quot;')
    const shown = page
      .map((n) => `<Part><PartNumber>${n}</PartNumber><ETag>${tagOf(n)}</ETag></Part>`)
      .join('')
    const isMore = numbers.length > PAGE
    return `<Result><IsTruncated>${isMore}</IsTruncated><NextPartNumberMarker>${page.at(-1) ?? 0}</NextPartNumberMarker>${shown}</Result>`
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  it.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return it
}

/** How the store of a test is reached. */
export const accessTo = ({ endpoint }: S3Server) => ({
  endpoint,
  region: REGION,
  credentials: testCredentials,
})
