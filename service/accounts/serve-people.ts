import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import {
  adminPaths,
  ChangePerson,
  NewInvite,
  type PeopleAnswer,
  type SignInKind,
} from '#contract/accounts.ts'
import { invalid, problem } from '../http/problem.ts'
import type { Plan } from '../keys/keys.ts'
import type { Accounts } from './accounts.ts'
import { bodyOf } from './json-bodies.ts'
import { accountMessages } from './messages.ts'
import type { PersonRecord } from './records.ts'
import type { FindUsed } from './used.ts'

interface Served {
  accounts: Accounts
  kind: SignInKind
  used: FindUsed
}

/** The plan of who is invited without another one. */
const INVITED_PLAN: Plan = 'a'

/** Lists, invites and changes people, for operators. Every change answers with the list as it is then. */
export function servePeople(app: FastifyInstance, { accounts, kind, used }: Served): void {
  const { people, links } = accounts
  const answer = async (): Promise<PeopleAnswer> => ({
    signIn: kind,
    people: await Promise.all(
      (await people.list()).map(async (person) => ({
        ...withoutSecrets(person),
        used: await used(person.id),
      })),
    ),
  })
  app.get(adminPaths.people, answer)
  app.post(
    adminPaths.invites,
    async (request): Promise<z.output<typeof import('#contract/accounts.ts').Invite>> => {
      if (kind !== 'password') throw problem(409, accountMessages.noPasswords)
      const { login, role, plan = INVITED_PLAN } = bodyOf(NewInvite, request)
      const person = await people.byLogin(login)
      if (person?.disabled) throw invalid([{ Item: 'login', Description: accountMessages.disabledLogin }])
      const { token, expires } = await links.make({ kind: 'invite', login, role: role, plan })
      return { token, expires: new Date(expires).toISOString() }
    },
  )
  app.post(adminPaths.person(':id'), async (request) => {
    await people.change(idOf(request), bodyOf(ChangePerson, request))
    return answer()
  })
  app.post(adminPaths.endSessions(':id'), async (request) => {
    await people.endSessions(idOf(request))
    return answer()
  })
  app.delete(adminPaths.person(':id'), async (request) => {
    await people.remove(idOf(request))
    return answer()
  })
}

function withoutSecrets({ password: _password, epoch: _epoch, ...person }: PersonRecord) {
  return person
}

const idOf = ({ params }: FastifyRequest) => (params as { id: string }).id
