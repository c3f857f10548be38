import { createHash } from 'node:crypto'
import type { Role } from '#contract/roles.ts'
import { problem } from '../http/problem.ts'
import type { Plan } from '../keys/keys.ts'
import type { AccountStore } from './account-store.ts'
import type { ClaimedPerson } from './claimed-person.ts'
import { accountMessages } from './messages.ts'
import type { PersonRecord } from './records.ts'

export type NewPerson = Pick<PersonRecord, 'login' | 'name' | 'role' | 'plan'> & { password?: string }
export type PersonChange = Partial<Pick<PersonRecord, 'name' | 'role' | 'plan' | 'disabled'>>

export interface People {
  byLogin(login: string): Promise<PersonRecord | undefined>
  list(): Promise<PersonRecord[]>
  hasOperator(): Promise<boolean>
  /** Adds a person; with a password it replaces that of a person with this login, and ends their sessions. */
  add(person: NewPerson): Promise<PersonRecord>
  /** The person of another service, added when they are new; name, login and, where that service decides it, role are as it says now. */
  meet(person: ClaimedPerson, defaults: { defaultRole: Role; plan: Plan }): Promise<PersonRecord>
  /** Changes a person; raises a 404 for an unknown one, and a 409 where no operator would be left. */
  change(id: string, change: PersonChange): Promise<PersonRecord>
  setPassword(id: string, password: string): Promise<PersonRecord>
  /** Ends all sessions of a person. */
  endSessions(id: string): Promise<PersonRecord>
  remove(id: string): Promise<void>
  noteSignIn(id: string): Promise<void>
}

/** The form in which logins are compared: one person has one, however it is typed. */
export const normalizedLogin = (login: string): string => login.normalize('NFKC').trim().toLowerCase()

/** The id of the person with a login at a source of people: the same for everyone who computes it, so that a login is there once. */
export const personId = (login: string): string =>
  `p-${createHash('sha256').update(normalizedLogin(login)).digest('hex').slice(0, 16)}`

export function peopleIn(store: AccountStore, clock: () => number): People {
  const now = () => new Date(clock()).toISOString()

  const update = async (id: string, step: (person: PersonRecord) => PersonRecord) => {
    const after = await store.change('people', id, (person) => {
      const changed = person && step(person)
      return [changed, changed]
    })
    if (!after) throw noPerson()
    return after
  }
  const operators = async () =>
    (await store.list('people')).filter(({ entry }) => entry.role === 'operator' && !entry.disabled)
  const keepOperator = async (id: string) => {
    const others = (await operators()).filter((one) => one.id !== id)
    if (others.length === 0 && (await store.read('people', id))?.role === 'operator')
      throw problem(409, accountMessages.lastOperator)
  }

  return {
    byLogin: (login) => store.read('people', personId(login)),
    list: async () =>
      (await store.list('people')).map(({ entry }) => entry).sort((a, b) => a.name.localeCompare(b.name)),
    hasOperator: async () => (await operators()).length > 0,
    add(person) {
      const id = personId(person.login)
      const fresh = {
        id,
        created: now(),
        disabled: false,
        epoch: 0,
        ...person,
        login: normalizedLogin(person.login),
      }
      return store.change('people', id, (before) => {
        const after = before ? { ...before, ...person, login: before.login, epoch: before.epoch + 1 } : fresh
        return [after, after]
      })
    },
    meet({ id, login, name, role }, { defaultRole, plan }) {
      return store.change('people', id, (before) => {
        if (!before) {
          const fresh = { role: role ?? defaultRole, plan, created: now(), disabled: false, epoch: 0 }
          const added = { id, login, name, ...fresh }
          return [added, added]
        }
        const isSame = before.login === login && before.name === name && (role ?? before.role) === before.role
        const after = isSame ? before : { ...before, login, name, role: role ?? before.role }
        return [after, after]
      })
    },
    async change(id, change) {
      if (change.disabled || (change.role && change.role !== 'operator')) await keepOperator(id)
      return update(id, (person) => ({
        ...person,
        ...change,
        // Who is enabled again signs in again.
        epoch: person.epoch + (change.disabled ? 1 : 0),
      }))
    },
    setPassword: (id, password) => update(id, (person) => ({ ...person, password, epoch: person.epoch + 1 })),
    endSessions: (id) => update(id, (person) => ({ ...person, epoch: person.epoch + 1 })),
    async remove(id) {
      if (!(await store.read('people', id))) throw noPerson()
      await keepOperator(id)
      await store.change('people', id, () => [undefined, undefined])
    },
    async noteSignIn(id) {
      await update(id, (person) => ({ ...person, lastSeen: now() }))
    },
  }
}

const noPerson = () => problem(404, accountMessages.noPerson)
