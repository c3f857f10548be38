import { publishedMessages as messages } from '../messages.ts'
import { placeOfAnswers } from './answers.ts'
import { PlaceError, type PublishPlace } from './place.ts'

const MAX_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])
/** Files as they are, from the server itself: what names the current version must not come from a cache. */
const PLAIN = { 'accept-encoding': 'identity', 'cache-control': 'no-cache' }

/**
 * A web server that serves a folder. A user name and a password in its address are sent to its own origin alone. Throws a PlaceError for
 * an address with a query.
 */
export function httpPlace(address: URL, timeout?: number): PublishPlace {
  if (address.search || address.hash) throw new PlaceError(messages.hasQuery)
  const base = new URL(address)
  const { username, password } = base
  base.username = ''
  base.password = ''
  if (!base.pathname.endsWith('/')) base.pathname += '/'
  const user = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString(
    'base64',
  )
  const authorization: Record<string, string> = username || password ? { authorization: `Basic ${user}` } : {}

  async function send(path: string, headers: Record<string, string>, signal: AbortSignal): Promise<Response> {
    let url = new URL(path.split('/').map(encodeURIComponent).join('/'), base)
    for (let step = 0; step <= MAX_REDIRECTS; step++) {
      const own = url.origin === base.origin ? authorization : {}
      const answer = await fetch(url, {
        headers: { ...PLAIN, ...headers, ...own },
        redirect: 'manual',
        signal,
      })
      if (!REDIRECTS.has(answer.status)) return answer
      await answer.body?.cancel()
      url = targetOf(answer, url)
    }
    throw new PlaceError(messages.redirects(MAX_REDIRECTS))
  }

  return placeOfAnswers(base.href, send, timeout)
}

/** Where an answer leads to: to a web server, never from an encrypted connection to one that is not. */
function targetOf({ headers }: Response, from: URL): URL {
  const target = URL.parse(headers.get('location') ?? '', from)
  const isWeb = target?.protocol === 'https:' || (target?.protocol === 'http:' && from.protocol === 'http:')
  if (!target || !isWeb || target.username || target.password) throw new PlaceError(messages.badRedirect)
  return target
}
