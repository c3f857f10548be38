import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { operatorCall } from '#api/operator-calls.ts'
import { peopleQuery } from '#api/people-query.ts'
import {
  adminPaths,
  type ChangeKey,
  type ChangePerson,
  Invite,
  KeysAnswer,
  MadeKey,
  type NewInvite,
  type NewKey,
  PeopleAnswer,
} from '#contract/accounts.ts'
import { atBase } from '#shared/base-path.ts'

export const keysQuery = queryOptions({
  queryKey: ['admin', 'keys'],
  queryFn: ({ signal }) => operatorCall(KeysAnswer, adminPaths.keys, { signal }),
  staleTime: 0,
})

const Health = z.object({ status: z.string(), problems: z.array(z.string()).default([]) })
export const useHealth = () =>
  useQuery({
    queryKey: ['admin', 'health'],
    queryFn: async ({ signal }) => Health.parse(await (await fetch(atBase('/health'), { signal })).json()),
    staleTime: 0,
  })

type PersonChange =
  | { id: string; change: z.input<typeof ChangePerson> }
  | { id: string; act: 'endSessions' | 'remove' }

const changePerson = (given: PersonChange) => {
  if ('change' in given)
    return operatorCall(PeopleAnswer, adminPaths.person(given.id), { body: given.change })
  return given.act === 'remove'
    ? operatorCall(PeopleAnswer, adminPaths.person(given.id), { method: 'DELETE' })
    : operatorCall(PeopleAnswer, adminPaths.endSessions(given.id), { method: 'POST' })
}

/** Changes a person; the list is shown as it is then. */
export function usePersonChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: changePerson,
    onSuccess: (people) => client.setQueryData(peopleQuery.queryKey, people),
  })
}

export const useInvite = () =>
  useMutation({
    mutationFn: (body: z.input<typeof NewInvite>) => operatorCall(Invite, adminPaths.invites, { body }),
  })

type KeyChange = { id: string; change: z.input<typeof ChangeKey> } | { id: string; act: 'revoke' }

/** Changes or revokes a key. */
export function useKeyChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (given: KeyChange) =>
      'change' in given
        ? operatorCall(KeysAnswer, adminPaths.key(given.id), { body: given.change })
        : operatorCall(KeysAnswer, adminPaths.key(given.id), { method: 'DELETE' }),
    onSuccess: (keys) => client.setQueryData(keysQuery.queryKey, keys),
  })
}

type KeyRequest = z.input<typeof NewKey> | { rotate: string; days: number }

/** Makes a key, new or in place of another one; the answer has the key itself. */
export function useMakeKey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (given: KeyRequest) =>
      'rotate' in given
        ? operatorCall(MadeKey, adminPaths.rotateKey(given.rotate), { body: { days: given.days } })
        : operatorCall(MadeKey, adminPaths.keys, { body: given }),
    onSuccess: ({ keys }) => client.setQueryData(keysQuery.queryKey, { keys }),
    // The key is in no cache once its dialog is closed.
    gcTime: 0,
  })
}
