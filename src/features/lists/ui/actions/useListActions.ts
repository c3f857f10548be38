import { useNavigate } from '@tanstack/react-router'
import { listsMessages as messages } from '#features/lists/messages/lists.ts'
import { type List, type ListStep, lastStep, type Members } from '#lists/list.ts'
import { addStep, createList, deleteLists, restoreStep } from '#lists/stored-lists.ts'
import { notice } from '#session/notices.ts'
import { count } from '#shared/text/format.ts'
import { attempt } from './attempt.ts'

/** A new list that is created from others. */
export interface NewListPlan {
  name: string
  /** What made it, in the past tense. */
  description: string
  members: Members
  /** Ids of the lists it is made from. */
  from: string[]
  tags?: string[]
}

/** Saves a result as new lists, exports it, or changes the open list; each can be undone. */
export function useListActions(list: List) {
  const navigate = useNavigate()
  const make = ({ from, tags = list.tags, ...rest }: NewListPlan) =>
    createList({ kind: list.kind, origin: { type: 'made', from }, tags, ...rest })
  const open = (id: string) =>
    navigate({ to: '/lists/$id', params: { id }, search: (old) => ({ ...old, show: undefined }) })
  return {
    /** Saves a new list and opens it. */
    save: (made: NewListPlan) =>
      attempt(async () => {
        const own = await make(made)
        await open(own.id)
        notice({ text: messages.savedAgain(own.name), undo: () => void deleteLists([own]) })
      }),
    /** Saves several new lists and opens the first. */
    saveAll: (all: readonly NewListPlan[]) =>
      attempt(async () => {
        const own: List[] = []
        for (const each of all) own.push(await make(each))
        if (own[0]) await open(own[0].id)
        notice({
          text:
            own.length === 1 ? messages.savedAgain(own[0]?.name ?? '') : messages.listsSavedAgain(own.length),
          undo: () => void deleteLists(own),
        })
      }),
    /** Saves a new list and opens the export page with it. */
    exportNew: (made: NewListPlan) =>
      attempt(async () => {
        const own = await make(made)
        await navigate({ to: '/exports', search: (old) => ({ ...old, list: own.id }) })
        notice({ text: messages.savedAgain(own.name) })
      }),
    /** Changes the members of the open list. */
    change: (description: string, members: Members, more?: Pick<ListStep, 'refreshed'>) =>
      attempt(async () => {
        const before = lastStep(list)
        await addStep(list.id, description, members, more)
        notice({
          text: `${description}: ${count(members.ids.length)} now.`,
          undo: () => void restoreStep(list.id, before.id),
        })
      }),
  }
}
