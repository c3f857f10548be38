import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { operatorCall, operatorDelete } from '#api/operator-calls.ts'
import { ImportPreview, type ImportRequest, ImportRun, ImportRuns, importPaths } from '#contract/imports.ts'
import { changeDraft, type ImportDraft } from '#session/import-draft.ts'

const RUNNING_INTERVAL = 700
/** Characters of a name that a request can have; the page says so of a longer one. */
const MAX_NAME = 60

/** What is to be imported, as a request. */
export function requestOf({
  uploads,
  path,
  run: _run,
  download: _download,
  saveAs,
  ...draft
}: ImportDraft): ImportRequest {
  const files = path === undefined ? uploads.map(({ id }) => ({ upload: id })) : [{ path }]
  return { ...draft, saveAs: saveAs || undefined, files }
}

/** What an import would do, as far as that depends on the files, how they are read, and whether there is a data set of that name. */
export const previewQuery = ({
  uploads,
  path,
  kind,
  sheet,
  mapping,
  savedMapping,
  exclude,
  name,
}: ImportDraft) =>
  queryOptions({
    queryKey: [
      'import-preview',
      uploads.map(({ id }) => id),
      path,
      { kind, sheet, mapping, savedMapping, exclude, name },
    ],
    queryFn: ({ signal }) =>
      operatorCall(ImportPreview, importPaths.preview, {
        body: requestOf({
          ...{ uploads, path, kind, sheet, mapping, savedMapping, exclude },
          name: name?.trim().slice(0, MAX_NAME),
        }),
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** The imports of the service, read again while one runs. */
export const runsQuery = queryOptions({
  queryKey: ['import-runs'],
  queryFn: async ({ signal }) => (await operatorCall(ImportRuns, importPaths.imports, { signal })).runs,
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(isRunning) ? RUNNING_INTERVAL : false),
})

const isRunning = ({ state }: ImportRun): boolean => state === 'running'
/** Whether an import ended without being done: its files are still there. */
export const isNotDone = ({ state }: ImportRun): boolean => state === 'failed' || state === 'canceled'

/** Begins an import. Raises `ApiProblem`. */
export async function startImport(client: QueryClient, draft: ImportDraft): Promise<void> {
  const run = await operatorCall(ImportRun, importPaths.imports, { body: requestOf(draft) })
  changeDraft({ run: run.id })
  await addRun(client, run)
}

/** Shows an import that was begun. */
export async function addRun(client: QueryClient, run: ImportRun): Promise<void> {
  client.setQueryData(runsQuery.queryKey, (runs = []) => [run, ...runs])
  await client.invalidateQueries({ queryKey: runsQuery.queryKey })
}

/** Ends an import; the data in use is unchanged. Raises `ApiProblem`. */
export async function cancelImport(client: QueryClient, id: string): Promise<void> {
  await operatorCall(ImportRun, importPaths.cancel(id), { method: 'POST' })
  await client.invalidateQueries({ queryKey: runsQuery.queryKey })
}

/** Takes an import that has ended from the list. Raises `ApiProblem`. */
export async function removeRun(client: QueryClient, id: string): Promise<void> {
  await operatorDelete(importPaths.run(id))
  await client.invalidateQueries({ queryKey: runsQuery.queryKey })
}
