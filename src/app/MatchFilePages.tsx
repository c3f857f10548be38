import { useParams } from '@tanstack/react-router'
import { lazy } from 'react'
import { FilesPage } from '#features/matching/ui/file/FilesPage.tsx'
import { MatchFile } from '#features/matching/ui/file/MatchFile.tsx'

/** What the end of a file takes from exports and lists, loaded when it is there. */
const shared = {
  ColumnEditor: lazy(() =>
    import('#features/exports/ui/columns/ColumnEditor.tsx').then((m) => ({ default: m.ColumnEditor })),
  ),
  KeepDialog: lazy(() =>
    import('#features/lists/ui/create/SaveRecordsDialog.tsx').then((m) => ({ default: m.SaveRecordsDialog })),
  ),
}

export const MatchFilesPage = () => <FilesPage />

export function MatchFilePage() {
  const { id } = useParams({ from: '/match/file/$id' })
  return <MatchFile id={id} shared={shared} />
}
