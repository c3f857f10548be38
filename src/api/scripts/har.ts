/** A call as it is written to an HTTP archive. */
export interface HarCall {
  method: string
  /** The address that the browser requested. */
  url: string
  body?: string | undefined
  status: number | 'cut'
  answer?: string | undefined
  /** What the archive says of the call beside it. */
  comment: string
  /** Milliseconds since 1970, and milliseconds. */
  at: number
  first: number
  took: number
  size: number
  headers: Readonly<Record<string, string>>
}

const JSON_TYPE = 'application/json'
const pairs = (entries: Iterable<[string, string]>) => [...entries].map(([name, value]) => ({ name, value }))

/** Calls as an HTTP archive (HAR 1.2), as the tools of browsers read it; the answers in it are short where the log's are. */
export function harOf(calls: readonly HarCall[], version: string) {
  return {
    log: { version: '1.2', creator: { name: 'Catchment', version }, entries: calls.map(entryOf) },
  }
}

function entryOf(call: HarCall) {
  const { at, first, took, comment } = call
  return {
    startedDateTime: new Date(at).toISOString(),
    time: took,
    request: requestOf(call),
    response: responseOf(call),
    cache: {},
    timings: { send: 0, wait: Math.min(first, took), receive: Math.max(0, took - first) },
    comment,
  }
}

function requestOf({ method, url, body }: HarCall) {
  const headers: [string, string][] = [['accept', JSON_TYPE]]
  if (body !== undefined) headers.push(['content-type', JSON_TYPE])
  return {
    method,
    url,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: pairs(headers),
    queryString: pairs(new URL(url).searchParams),
    headersSize: -1,
    bodySize: bytesOf(body),
    ...(body !== undefined && { postData: { mimeType: JSON_TYPE, text: body } }),
  }
}

function responseOf({ status, answer, size, headers }: HarCall) {
  return {
    status: status === 'cut' ? 0 : status,
    statusText: '',
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: pairs(Object.entries(headers)),
    content: { size, mimeType: headers['content-type'] ?? JSON_TYPE, text: answer ?? '' },
    redirectURL: '',
    headersSize: -1,
    bodySize: -1,
  }
}

const bytesOf = (text = '') => new TextEncoder().encode(text).length
