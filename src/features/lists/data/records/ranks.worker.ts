import '#contract/no-eval.ts'
import type { Kind } from '#contract/kind.ts'
import { type Card, cardOf, type Look, ranked } from '#features/lists/model/records/ranking.ts'
import { membersAfter } from '#lists/members.ts'
import { onTableChange } from '#storage/changes.ts'
import { allCached, cachedIds } from '#storage/record-cache.ts'

/** A question about the members of a list after a step: how many were read, and in which order a look shows them. */
export interface Question {
  number: number
  kind: Kind
  list: string
  step: string
  look?: Look
}

export interface Answer {
  number: number
  /** Members whose records are held. */
  read: number
  order?: Uint32Array
  /** Why there is no answer. */
  problem?: string
}

const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<Question>) => void
  postMessage: (answer: Answer, transfer: Transferable[]) => void
}

let members: { key: string; ids: readonly string[]; known: ReadonlySet<string> } | undefined
let cards: { key: string; cards: Promise<Map<string, Card>> } | undefined
onTableChange((table) => {
  if (table === 'records') cards = undefined
})

async function membersFor({ list, step }: Question) {
  const key = `${list}/${step}`
  if (members?.key !== key) {
    const ids = (await membersAfter(list, step))?.ids ?? []
    members = { key, ids, known: new Set(ids) }
  }
  return members
}

/** How many of these ids are held. */
async function readAmong(kind: Kind, known: ReadonlySet<string>): Promise<number> {
  return (await cachedIds(kind)).reduce((n, id) => n + (known.has(id) ? 1 : 0), 0)
}

/** What is shown of each of these ids that is held. */
async function cardsAmong(kind: Kind, known: ReadonlySet<string>): Promise<Map<string, Card>> {
  const found = new Map<string, Card>()
  for await (const some of allCached(kind))
    for (const { record, fields } of some)
      if (known.has(record.Id)) found.set(record.Id, cardOf(kind, record, fields))
  return found
}

async function answered(question: Question): Promise<Answer> {
  const { number, kind, look } = question
  const { key, ids, known } = await membersFor(question)
  if (!look) return { number, read: await readAmong(kind, known) }
  if (cards?.key !== key) cards = { key, cards: cardsAmong(kind, known) }
  const all = await cards.cards
  return { number, read: all.size, order: ranked(kind, ids, all, look) }
}

scope.onmessage = async ({ data }) => {
  try {
    const answer = await answered(data)
    scope.postMessage(answer, answer.order ? [answer.order.buffer] : [])
  } catch (problem) {
    cards = undefined
    scope.postMessage({ number: data.number, read: 0, problem: String((problem as Error).message) }, [])
  }
}
