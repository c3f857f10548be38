import { problem } from '../http/problem.ts'
import type { Accounts } from './accounts.ts'
import { type AttemptRule, accountRule, addressRule, beginAttempt, takeBackAttempt } from './attempts.ts'
import { accountMessages } from './messages.ts'
import { personId } from './people.ts'
import type { PersonRecord } from './records.ts'

/** Who tries to sign in, and from which address. */
interface Attempt {
  login: string
  password: string
  address: string
}

/**
 * The person with this login and password. Raises a 429 while an attempt has to wait, and the same 401, after the same time, for an unknown
 * login, a wrong password and a disabled person.
 */
export async function checkPassword(accounts: Accounts, attempt: Attempt): Promise<PersonRecord> {
  const { people, passwords, store } = accounts
  const address = `address ${networkOf(attempt.address)}`
  const account = `account ${personId(attempt.login)}`
  await begin(accounts, address, addressRule)
  await begin(accounts, account, accountRule)
  const person = await people.byLogin(attempt.login)
  const isRight = await passwords.isRight(attempt.password, person?.password)
  if (!person || !isRight || person.disabled) throw problem(401, accountMessages.wrongPassword)
  await store.change('attempts', address, (record) => [takeBackAttempt(record), null])
  await store.change('attempts', account, () => [undefined, null])
  return person
}

async function begin({ store, clock }: Accounts, id: string, rule: AttemptRule): Promise<void> {
  const wait = await store.change('attempts', id, (record) => beginAttempt(record, rule, clock()))
  if (wait === 0) return
  throw problem(429, accountMessages.wait(wait), { 'retry-after': String(Math.ceil(wait / 1000)) })
}

/** One caller may have all addresses of an IPv6 network of 64 bits. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const start = head.split(':').filter(Boolean)
  if (tail === undefined) return start.slice(0, 4).join(':')
  const end = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0')
  return [...start, ...zeros, ...end].slice(0, 4).join(':')
}
