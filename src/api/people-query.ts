import { queryOptions } from '@tanstack/react-query'
import { adminPaths, PeopleAnswer } from '#contract/accounts.ts'
import { operatorCall } from './operator-calls.ts'

/** The people who can sign in, for operators. */
export const peopleQuery = queryOptions({
  queryKey: ['admin', 'people'],
  queryFn: ({ signal }) => operatorCall(PeopleAnswer, adminPaths.people, { signal }),
  staleTime: 0,
})
