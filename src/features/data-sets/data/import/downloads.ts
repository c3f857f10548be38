import { queryOptions } from '@tanstack/react-query'
import { operatorCall, operatorDelete } from '#api/operator-calls.ts'
import { Download, importPaths } from '#contract/imports.ts'
import { changeDraft, clearDraft, useImportDraft } from '#session/import-draft.ts'

/** Milliseconds between two looks at how far a file is. */
const INTERVAL = 500

/** How far a file is that the service loads. */
export const downloadQuery = (id: string) =>
  queryOptions({
    queryKey: ['import-download', id],
    queryFn: ({ signal }) => operatorCall(Download, importPaths.download(id), { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'loading' ? INTERVAL : false),
  })

/** Has the service load a file from an address. Raises `ApiProblem` for one that it does not load from. */
export async function startDownload(address: string): Promise<void> {
  const { id } = await operatorCall(Download, importPaths.downloads, { body: { address } })
  changeDraft({ download: { id, address } })
}

/** A file that is loaded is imported like one that was uploaded. */
export function takeDownload({ id, name, size = 0 }: Download): void {
  if (useImportDraft.getState().draft.download?.id !== id) return
  changeDraft({ download: undefined, uploads: [{ id, name, size, received: size, lastModified: 0 }] })
}

/** Stops a download, and begins with nothing again. */
export async function cancelDownload(id: string): Promise<void> {
  clearDraft()
  await operatorDelete(importPaths.download(id)).catch(() => undefined)
}
