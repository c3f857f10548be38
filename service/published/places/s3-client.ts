import { createHash } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { asPlaceError, patience, refusalOf, TIMEOUT } from './answers.ts'
import { PlaceError } from './place.ts'
import type { S3Access } from './s3-credentials.ts'

/** Times that a request that changes a bucket is sent, and milliseconds before the second; each later wait is twice as long. */
const TRIES = 5
const PAUSE = 500

export interface S3Request {
  method?: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Buffer
  signal?: AbortSignal | undefined
}

export type S3Client = ReturnType<typeof s3Client>

/** Requests to one bucket, by path-style addresses and signed where there are credentials. A redirect is never followed. */
export function s3Client({ endpoint, region, credentials }: S3Access, bucket: string) {
  const aws =
    credentials && new AwsClient({ ...dropUndefined(credentials), region, service: 's3', retries: 0 })
  const urlOf = (key: string, query: Record<string, string> = {}) => {
    const url = new URL(
      `${endpoint}/${[bucket, ...key.split('/')].filter(Boolean).map(encodeURIComponent).join('/')}`,
    )
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url
  }

  /** Sends one request; the answer may be any. */
  async function send(
    key: string,
    { method = 'GET', query, headers = {}, body, signal }: S3Request,
  ): Promise<Response> {
    const url = urlOf(key, query)
    const content = body && new Uint8Array(body)
    const hashed = {
      ...headers,
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    }
    const init = { method, headers: hashed, ...(content && { body: content }) }
    const request = aws ? await aws.sign(url, init) : new Request(url, init)
    return fetch(request, { redirect: 'manual', ...(signal && { signal }) })
  }

  /** Sends a request until it is answered; undefined for a 404. Throws a PlaceError for any other refusal. */
  async function answered(
    key: string,
    request: S3Request,
  ): Promise<{ headers: Headers; text: string } | undefined> {
    for (let left = TRIES - 1; ; left--) {
      try {
        return await once(key, request)
      } catch (error) {
        if (!(error instanceof PlaceError && error.isPassing) || left === 0) throw error
        await after(PAUSE * 2 ** (TRIES - 1 - left), undefined, { signal: request.signal })
      }
    }
  }

  async function once(key: string, request: S3Request) {
    // A part that is sent counts as silence until it is answered.
    const waiting = patience(TIMEOUT * (request.body ? 10 : 1), request.signal)
    const raise = (error: unknown) => {
      throw asPlaceError(error, key, request.signal)
    }
    try {
      const answer = await send(key, { ...request, signal: waiting.signal }).catch(raise)
      if (answer.status === 404) return undefined
      if (!answer.ok) throw await refusalOf(answer, key)
      return { headers: answer.headers, text: await answer.text().catch(raise) }
    } finally {
      waiting.end()
    }
  }

  return { send, answered }
}

const dropUndefined = ({ sessionToken, ...keys }: NonNullable<S3Access['credentials']>) => ({
  ...keys,
  ...(sessionToken && { sessionToken }),
})

/** The texts of the elements of a name in an answer. */
export const elements = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => unescaped(text))

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
