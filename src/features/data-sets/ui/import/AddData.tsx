import { Button } from '@mantine/core'
import { IconDatabaseImport } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { DataSet } from '#contract/data-sets.ts'
import { isNotDone, runsQuery } from '#features/data-sets/data/import/queries.ts'
import { discardDraft } from '#features/data-sets/data/import/uploads.ts'
import { uploadMessages as messages } from '#features/data-sets/messages/import.ts'
import { useImportDraft } from '#session/import-draft.ts'
import { DropZone } from '#ui/DropZone.tsx'
import { Stack } from '#ui/layout.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { AddressFile } from './AddressFile.tsx'
import { ImportPreviewPanel } from './ImportPreviewPanel.tsx'
import { ServerFile, ServerFileForm } from './ServerFile.tsx'
import { UploadRows } from './UploadRows.tsx'

/** Adding data: a place for files, their upload, and what would become of them. */
export function AddData({
  sets,
  onFiles,
}: {
  sets: readonly DataSet[]
  onFiles: (files: readonly File[]) => void
}) {
  const { draft } = useImportDraft()
  const { data: runs } = useQuery(runsQuery)
  // The import that was begun is below, and its files are removed once it is done; one that was not done can be changed and begun again.
  if (draft.run !== undefined && (!runs || runs.some((run) => run.id === draft.run && !isNotDone(run))))
    return null
  const { uploads, path, download } = draft
  const isEmpty = uploads.length === 0 && path === undefined
  const isComplete = !isEmpty && uploads.every(({ received, size }) => received === size)
  return (
    <Stack as="section" gap={12} aria-labelledby="add-data">
      <SectionTitle
        large
        id="add-data"
        actions={
          !isEmpty && (
            <Button variant="default" size="compact-sm" onClick={() => void discardDraft()}>
              {messages.discard}
            </Button>
          )
        }
      >
        {messages.title}
      </SectionTitle>
      {isEmpty && (
        <>
          <DropZone Icon={IconDatabaseImport} texts={messages} multiple onFiles={onFiles} />
          {download ? <AddressFile download={download} /> : <ServerFileForm />}
        </>
      )}
      {path !== undefined && <ServerFile path={path} />}
      {uploads.length > 0 && <UploadRows uploads={uploads} onFiles={onFiles} />}
      {isComplete && <ImportPreviewPanel draft={draft} sets={sets} />}
    </Stack>
  )
}
