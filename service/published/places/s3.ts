import { readFile } from 'node:fs/promises'
import { publishedMessages as messages } from '../messages.ts'
import { placeOfAnswers } from './answers.ts'
import { PlaceError, type WritablePlace } from './place.ts'
import { elements, s3Client } from './s3-client.ts'
import type { S3Access } from './s3-credentials.ts'
import { PART_BYTES, putInParts } from './s3-multipart.ts'

/** A prefix of a bucket: `s3://BUCKET/PREFIX`. Throws a PlaceError for an address that is none. */
export function s3Place(address: URL, access: S3Access, timeout?: number): WritablePlace {
  if (address.search || address.hash || address.username || !address.hostname)
    throw new PlaceError(messages.notAPlace(`s3://${address.hostname}${address.pathname}`))
  const bucket = address.hostname
  const prefix = decodeURIComponent(address.pathname).replace(/^\/+|\/+$/g, '')
  const shown = `s3://${[bucket, prefix].filter(Boolean).join('/')}`
  const client = s3Client(access, bucket)
  const keyOf = (path: string) => [prefix, path].filter(Boolean).join('/')
  const put = async (path: string, body: Buffer, signal?: AbortSignal, headers = {}) => {
    const answer = await client.answered(keyOf(path), { method: 'PUT', body, headers, signal })
    if (!answer) throw new PlaceError(messages.status(path, 404, 'NoSuchBucket'))
  }
  return {
    ...placeOfAnswers(
      shown,
      (path, headers, signal) => client.send(keyOf(path), { headers, signal }),
      timeout,
    ),
    async sizeOf(path, signal) {
      const answer = await client.answered(keyOf(path), { method: 'HEAD', signal })
      return answer && Number(answer.headers.get('content-length'))
    },
    async put(path, file, onBytes, signal) {
      if (file.bytes > PART_BYTES) return putInParts({ client, key: keyOf(path), signal }, file, onBytes)
      await put(path, await readFile(file.file), signal)
      onBytes(file.bytes)
    },
    // What names the current version must not be read from a cache.
    write: (path, content, signal) => put(path, content, signal, { 'cache-control': 'no-cache' }),
    async list(folder, signal) {
      const names: string[] = []
      for (let token: string | undefined; ; ) {
        const from: Record<string, string> = token ? { 'continuation-token': token } : {}
        const query = { 'list-type': '2', prefix: `${keyOf(folder)}/`, ...from }
        const { text = '' } = (await client.answered('', { query, signal })) ?? {}
        names.push(...elements(text, 'Key').map((key) => key.slice(key.lastIndexOf('/') + 1)))
        token = elements(text, 'NextContinuationToken')[0]
        if (!token) return names
      }
    },
    remove: async (path) => void (await client.answered(keyOf(path), { method: 'DELETE' })),
  }
}
