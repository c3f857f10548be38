import { useNavigate } from '@tanstack/react-router'
import { type List, type ListStep, lastStep, type Members } from '#lists/list.ts'
import { addStep, createList, deleteLists, restoreStep } from '#lists/stored-lists.ts'
import { notice } from '#session/notices.ts'
import { count } from '#shared/text/format.ts'
import { attempt } from './attempt.ts'

/** A list that is to be made of others. */
export interface NewListPlan {
  name: string
  /** What made it, in the past tense. */
  description: string
  members: Members
  /** Ids of the lists it is made from. */
  from: string[]
  tags?: string[]
}

/** What becomes of a result: a new list, a new list that is exported, or a step of the list at hand; each can be undone. */
export function useListActions(list: List) {
  const navigate = useNavigate()
  const make = ({ from, tags = list.tags, ...rest }: NewListPlan) =>
    createList({ kind: list.kind, origin: { type: 'made', from }, tags, ...rest })
  const open = (id: string) =>
    navigate({ to: '/lists/$id', params: { id }, search: (old) => ({ ...old, show: undefined }) })
  return {
    /** Keeps a new list and opens it. */
    save: (made: NewListPlan) =>
      attempt(async () => {
        const own = await make(made)
        await open(own.id)
        notice({ words: `${own.name} is made.`, undo: () => void deleteLists([own]) })
      }),
    /** Keeps several new lists; the first is opened. */
    saveAll: (all: readonly NewListPlan[]) =>
      attempt(async () => {
        const own: List[] = []
        for (const each of all) own.push(await make(each))
        if (own[0]) await open(own[0].id)
        notice({
          words: own.length === 1 ? `${own[0]?.name} is made.` : `${own.length} lists are made.`,
          undo: () => void deleteLists(own),
        })
      }),
    /** Keeps a new list and plans its export. */
    exportNew: (made: NewListPlan) =>
      attempt(async () => {
        const own = await make(made)
        await navigate({ to: '/exports', search: (old) => ({ ...old, list: own.id }) })
        notice({ words: `${own.name} is made.` })
      }),
    /** Gives the list at hand other members. */
    change: (words: string, members: Members, more?: Pick<ListStep, 'refreshed'>) =>
      attempt(async () => {
        const before = lastStep(list)
        await addStep(list.id, words, members, more)
        notice({
          words: `${words}: ${count(members.ids.length)} now.`,
          undo: () => void restoreStep(list.id, before.id),
        })
      }),
  }
}
