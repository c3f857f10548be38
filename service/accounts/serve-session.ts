import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  AcceptLink,
  ChangePassword,
  LookUpLink,
  type Session,
  SignIn,
  type SignInKind,
  sessionPaths,
} from '#contract/accounts.ts'
import { signInFirst } from '../gateway/guard.ts'
import { clientOf } from '../http/client.ts'
import { invalid, problem } from '../http/problem.ts'
import type { SignedIn } from '../keys/identity.ts'
import { acceptLink } from './accept-link.ts'
import type { Accounts } from './accounts.ts'
import type { Cookie } from './cookies.ts'
import { signedInAs } from './identify.ts'
import { bodyOf, jsonOnly } from './json-bodies.ts'
import { accountMessages } from './messages.ts'
import type { PersonRecord } from './records.ts'
import { checkPassword } from './sign-in.ts'

interface Served {
  accounts: Accounts
  kind: SignInKind
  cookie: Cookie
  /** Seconds for which browsers store the cookie. */
  seconds: number
}

/** Serves who has signed in, and signing in and out; with passwords also one-time links and the change of a password. */
export function serveSession(app: FastifyInstance, served: Served): void {
  const { accounts, kind, cookie } = served
  jsonOnly(app)
  app.get(sessionPaths.session, async ({ signedIn }): Promise<Session> => sessionOf(kind, signedIn))
  app.delete(sessionPaths.session, async (request, reply) => {
    const secret = cookie.read(request)
    if (secret) await accounts.sessions.end(secret)
    cookie.clear(request, reply)
    return reply.code(204).send()
  })
  app.post(sessionPaths.everywhere, async (request, reply) => {
    await accounts.people.endSessions(personOf(request).id)
    cookie.clear(request, reply)
    return reply.code(204).send()
  })
  if (kind === 'password') servePasswords(app, served)
}

const sessionOf = (signIn: SignInKind, person: SignedIn | undefined): Session => ({
  signIn,
  ...(person && { person: { id: person.id, login: person.login, name: person.name, role: person.role } }),
})

function servePasswords(app: FastifyInstance, served: Served): void {
  const { accounts, kind } = served
  app.post(sessionPaths.session, async (request, reply) => {
    const { login, password } = bodyOf(SignIn, request)
    const person = await checkPassword(accounts, { login, password, address: clientOf(request).address })
    return sessionOf(kind, await startSession(served, person, request, reply))
  })
  app.post(sessionPaths.link, async (request) => {
    const link = await accounts.links.find(bodyOf(LookUpLink, request).token)
    if (!link) throw problem(410, accountMessages.linkInvalid)
    return { kind: link.kind, login: link.login, role: link.role }
  })
  app.post(sessionPaths.accept, async (request, reply) => {
    const person = await acceptLink(accounts, bodyOf(AcceptLink, request))
    return sessionOf(kind, await startSession(served, person, request, reply))
  })
  app.post(sessionPaths.password, async (request, reply) => {
    const { login } = personOf(request)
    const { current, password } = bodyOf(ChangePassword, request)
    const person = await checkPassword(accounts, {
      login,
      password: current,
      address: clientOf(request).address,
    }).catch(atCurrent)
    const changed = await accounts.people.setPassword(person.id, await accounts.passwords.hash(password))
    return sessionOf(kind, await startSession(served, changed, request, reply))
  })
}

/** A wrong password of who has signed in is an error of its field: a 401 would say that the session has ended. */
function atCurrent(error: { statusCode?: number }): never {
  if (error.statusCode !== 401) throw error
  throw invalid([{ Item: 'current', Description: `current ${accountMessages.wrongCurrent}` }])
}

/** Starts a session with a new id, whatever cookie the browser sent before, which ends. */
export async function startSession(
  { accounts, cookie, seconds }: Omit<Served, 'kind'>,
  person: PersonRecord,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PersonRecord> {
  const before = cookie.read(request)
  if (before) await accounts.sessions.end(before)
  cookie.set(request, reply, await accounts.sessions.start(person), seconds)
  await accounts.people.noteSignIn(person.id)
  request.signedIn = signedInAs(person)
  return person
}

function personOf({ signedIn }: FastifyRequest): SignedIn {
  if (!signedIn) throw signInFirst()
  return signedIn
}
