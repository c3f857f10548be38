import type { z } from 'zod'
import type { AcceptLink } from '#contract/accounts.ts'
import { invalid, problem } from '../http/problem.ts'
import type { Accounts } from './accounts.ts'
import { accountMessages } from './messages.ts'
import type { PersonRecord } from './records.ts'

/**
 * Makes the person of a one-time link, with their name and password, and uses the link up. Raises a 410 for a link that is not valid, and
 * for that of the first administrator once there is an operator.
 */
export async function acceptLink(
  { links, people, passwords }: Accounts,
  { token, login, name, password }: z.output<typeof AcceptLink>,
): Promise<PersonRecord> {
  const link = await links.find(token)
  if (!link || (link.kind === 'first' && (await people.hasOperator()))) throw notValid()
  const named = link.login ?? login
  if (!named) throw invalid([{ Item: 'login', Description: 'login is missing' }])
  // Hashed first: what fails until here does not use the link up.
  const hash = await passwords.hash(password)
  const { role, plan } = (await links.take(token)) ?? raise()
  return people.add({ login: named, name, role, plan, password: hash })
}

const notValid = () => problem(410, accountMessages.linkInvalid)
function raise(): never {
  throw notValid()
}
