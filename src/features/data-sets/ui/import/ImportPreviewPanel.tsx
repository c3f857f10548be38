import { Button, Loader } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type DataSet, dataSetName } from '#contract/data-sets.ts'
import type { ImportPreview } from '#contract/imports.ts'
import { previewQuery, startImport } from '#features/data-sets/data/import/queries.ts'
import { previewMessages as messages } from '#features/data-sets/messages/import.ts'
import { describeMessages } from '#features/data-sets/messages/sets.ts'
import { canSaveAs, suggestedName } from '#features/data-sets/model/import/saved-mapping.ts'
import type { ImportDraft } from '#session/import-draft.ts'
import { FieldError } from '#ui/FormRow.tsx'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { Note } from '#ui/Note.tsx'
import { Panel } from '#ui/Panel.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { Actions } from '#ui/Toolbar.tsx'
import { ColumnTargets } from './ColumnTargets.tsx'
import { FirstRecords } from './FirstRecords.tsx'
import { GuessAgain } from './GuessAgain.tsx'
import { ImportSettings } from './ImportSettings.tsx'

interface Props {
  draft: ImportDraft
  sets: readonly DataSet[]
}

/** What the files would become, with everything that can be changed of it, and the button that begins the import. */
export function ImportPreviewPanel({ draft, sets }: Props) {
  const { data: preview, error, isFetching, refetch } = useQuery(previewQuery(draft))
  if (error)
    return (
      <ProblemNote problem={error} retry={() => void refetch()}>
        {draft.mapping && <GuessAgain />}
      </ProblemNote>
    )
  if (!preview)
    return (
      <Inline>
        <Loader size="xs" aria-hidden />
        <span role="status">{messages.reading}</span>
      </Inline>
    )
  return <Preview draft={draft} sets={sets} preview={preview} isFetching={isFetching} />
}

function Preview({
  draft,
  sets,
  preview,
  isFetching,
}: Props & { preview: ImportPreview; isFetching: boolean }) {
  const client = useQueryClient()
  const [isSubmitted, setSubmitted] = useState(false)
  const start = useMutation({
    mutationFn: (request: ImportDraft) => startImport(client, request),
    networkMode: 'always',
  })
  const name = (draft.name ?? preview.name).trim()
  const wrongName = nameErrorOf(name)
  const saveAs = draft.saveAs ?? suggestedName(draft, preview, name)
  const { problem, kind } = preview
  const exists = sets.some((set) => set.kind === kind && set.name === name)
  const begin = () => {
    setSubmitted(true)
    if (wrongName || !canSaveAs(saveAs)) return
    const { source = preview.source, license = preview.license } = draft
    const mapping = draft.mapping ?? (preview.savedMapping && preview.mapping)
    const hold = exists && (draft.hold ?? true)
    start.mutate({ ...draft, mapping, name, source, license, kind, hold, saveAs: saveAs.trim() })
  }
  return (
    <Stack gap={12} aria-busy={isFetching}>
      <Panel className={`${kit.column} ${kit.gap12}`} aria-label={messages.detected}>
        <ImportSettings
          draft={draft}
          preview={preview}
          exists={exists}
          nameError={isSubmitted ? wrongName : undefined}
          saveAs={saveAs}
        />
      </Panel>
      <ColumnTargets draft={draft} preview={preview} />
      {problem && (
        <Note tone="danger" role="alert">
          {problem}
        </Note>
      )}
      {!problem && <FirstRecords preview={preview} />}
      {start.error && <FieldError>{start.error.message}</FieldError>}
      <Actions>
        <Button
          size="sm"
          loading={start.isPending}
          disabled={problem !== undefined || isFetching}
          title={problem ? messages.cannotImport : undefined}
          onClick={begin}
        >
          {messages.import(kind)}
        </Button>
      </Actions>
    </Stack>
  )
}

function nameErrorOf(name: string): string | undefined {
  if (name === '') return describeMessages.nameErrors.empty
  return dataSetName.test(name) ? undefined : describeMessages.nameErrors.letters
}
