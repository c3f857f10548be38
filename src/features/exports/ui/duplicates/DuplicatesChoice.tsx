import { Box, Button, Group } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ExportDraft, fieldsOrderOf, validLimit } from '#features/exports/data/draft.ts'
import { newExportMessages } from '#features/exports/messages/new-export.ts'
import { keepRulesFor } from '#lists/duplicates.ts'
import kit from '#ui/kit.module.css'
import { duplicatesQuery } from '../estimate-queries.ts'
import type { CurrentSource } from '../useExportSource.ts'
import { DuplicatesDialog, KeepRuleSelect } from './DuplicatesDialog.tsx'

interface Props {
  source: CurrentSource
  draft: ExportDraft
  onChange: (change: Partial<ExportDraft>) => void
}

/** Which duplicates will be written; by group where the records are already loaded. */
export function DuplicatesChoice({ source, draft, onChange }: Props) {
  const [opened, setOpened] = useState(false)
  const { kind } = source
  const { data: groups } = useQuery({
    ...duplicatesQuery(source, {
      order: fieldsOrderOf(kind, draft),
      excludedLists: draft.excludedLists,
      limit: validLimit(draft),
    }),
    placeholderData: keepPreviousData,
  })
  const rules = keepRulesFor(kind)
  const close = () => setOpened(false)
  return (
    <>
      <Group gap={16} mt={8} align="end">
        <KeepRuleSelect
          rules={rules}
          value={draft.keep}
          onChange={(keep) => onChange({ keep, keepIds: [] })}
        />
        {groups && groups.length > 0 && (
          <Button
            variant="default"
            className={kit.widePhone}
            aria-haspopup="dialog"
            onClick={() => setOpened(true)}
          >
            {newExportMessages.reviewGroups(groups.length)}
          </Button>
        )}
      </Group>
      <Box component="p" mt={8} maw="78ch" className={kit.second}>
        {newExportMessages.duplicatesBilled}
        {groups === null && newExportMessages.keepLater}
      </Box>
      <DuplicatesDialog
        kind={kind}
        opened={opened}
        groups={groups ?? null}
        rules={rules}
        value={draft}
        onChange={onChange}
        onClose={close}
      >
        <Button onClick={close}>{newExportMessages.done}</Button>
      </DuplicatesDialog>
    </>
  )
}
