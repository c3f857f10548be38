import type { PersonAnswer } from '#contract/accounts.ts'

/** What the audit shows and searches a person by. */
export type Person = Pick<PersonAnswer, 'id' | 'name' | 'login'>

/** The account to search for: the id of the person whose name or login the text is, in any case; else the text as it is. */
export function accountOf(text: string, people: readonly Person[]): string {
  const wanted = text.trim().toLowerCase()
  const found = people.filter(({ name, login }) => [name, login].some((own) => own.toLowerCase() === wanted))
  const [person] = found
  return person && found.length === 1 ? person.id : text
}

/** The name of the person of an account; the account itself for keys, and for people who were removed. */
export const nameOf = (account: string, people: readonly Person[]): string =>
  people.find(({ id }) => id === account)?.name ?? account

/** What a person can be searched by: the name, or the login where others have the same name. */
export function searchTexts(people: readonly Person[]): string[] {
  const names = people.map(({ name }) => name.toLowerCase())
  const isShared = ({ name }: Person) => names.filter((other) => other === name.toLowerCase()).length > 1
  return people.map((person) => (isShared(person) ? person.login : person.name))
}
