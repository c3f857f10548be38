import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { operatorCall, operatorDelete } from '#api/operator-calls.ts'
import { mappingPaths, SavedMappings } from '#contract/mappings.ts'

/** The mappings that are saved on the service. */
export const mappingsQuery = queryOptions({
  queryKey: ['import-mappings'],
  queryFn: async ({ signal }) => (await operatorCall(SavedMappings, mappingPaths.list, { signal })).mappings,
  staleTime: 0,
})

/** Shows the mappings as they are now; a preview may use another one. */
const followMappings = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: mappingsQuery.queryKey }),
    client.invalidateQueries({ queryKey: ['import-preview'] }),
  ])

/** Raises `ApiProblem`. */
export async function renameMapping(client: QueryClient, name: string, newName: string): Promise<void> {
  await operatorCall(SavedMappings, mappingPaths.rename(name), { body: { name: newName } })
  await followMappings(client)
}

/** Raises `ApiProblem`. */
export async function removeMapping(client: QueryClient, name: string): Promise<void> {
  await operatorDelete(mappingPaths.mapping(name))
  await followMappings(client)
}
