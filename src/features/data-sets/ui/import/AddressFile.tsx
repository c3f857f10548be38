import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { downloadQuery, takeDownload } from '#features/data-sets/data/import/downloads.ts'
import type { ImportDraft } from '#session/import-draft.ts'
import { DownloadRow } from './DownloadRow.tsx'
import { ServerFileForm } from './ServerFile.tsx'

/** A file that the service loads from an address; where it failed, the box again, with the reason. */
export function AddressFile({
  download: { id, address },
}: {
  download: NonNullable<ImportDraft['download']>
}) {
  const { data: download, error } = useQuery(downloadQuery(id))
  useEffect(() => {
    if (download?.state === 'done') takeDownload(download)
  }, [download])
  const problem = download?.error ?? error?.message
  if (problem !== undefined) return <ServerFileForm key={id} initial={address} problem={problem} />
  return download ? <DownloadRow address={address} download={download} /> : null
}
