import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSecure } from '../http/client.ts'

/**
 * A cookie of this service. Over https its name has a prefix by which browsers refuse it from other hosts and from http
 * (RFC 6265bis, Cookie Name Prefixes): `__Host-` where its path is `/`, else `__Secure-`.
 */
export interface Cookie {
  read(request: FastifyRequest): string | undefined
  /** `seconds` is how long browsers store it. */
  set(request: FastifyRequest, reply: FastifyReply, value: string, seconds: number): void
  clear(request: FastifyRequest, reply: FastifyReply): void
}

export function cookieNamed(name: string, path = '/'): Cookie {
  const prefix = path === '/' ? '__Host-' : '__Secure-'
  const nameFor = (request: FastifyRequest) => (isSecure(request) ? prefix + name : name)
  const add = (request: FastifyRequest, reply: FastifyReply, value: string, maxAge: number) =>
    void reply.header(
      'set-cookie',
      stringifySetCookie({
        name: nameFor(request),
        value,
        maxAge,
        path,
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure(request),
      }),
    )
  return {
    read: (request) => parseCookie(request.headers.cookie ?? '')[nameFor(request)],
    set: add,
    clear: (request, reply) => add(request, reply, '', 0),
  }
}
