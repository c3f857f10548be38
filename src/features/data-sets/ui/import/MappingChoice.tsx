import { Button, NativeSelect } from '@mantine/core'
import type { ImportPreview } from '#contract/imports.ts'
import { previewMessages as messages } from '#features/data-sets/messages/import.ts'
import { releaseMessages } from '#features/data-sets/messages/releases.ts'
import { AS_BEFORE, BY_HAND, GUESSED, mappingInUse } from '#features/data-sets/model/import/saved-mapping.ts'
import { changeDraft, type ImportDraft } from '#session/import-draft.ts'
import { Inline, Stack } from '#ui/layout.tsx'
import { Note } from '#ui/Note.tsx'

interface Props {
  draft: ImportDraft
  preview: ImportPreview
}

/** Which saved mapping is used, and the others that are for files of these columns. */
export function MappingChoice({ draft, preview }: Props) {
  const { savedMapping, savedMappings, preset } = preview
  if (savedMappings.length === 0) return null
  const value = mappingInUse(draft, preview)
  const guess = () => changeDraft({ mapping: undefined, savedMapping: GUESSED })
  return (
    <Stack gap={6}>
      {savedMapping && value !== BY_HAND && (
        <Note
          tone="accent"
          role="status"
          action={
            <Button variant="default" size="compact-sm" onClick={guess}>
              {messages.guessInstead}
            </Button>
          }
        >
          {messages.mappingUsed(savedMapping.name, savedMapping.saved)}
        </Note>
      )}
      <Inline>
        <NativeSelect
          size="xs"
          label={messages.mapping}
          value={value}
          data={[
            { value: GUESSED, label: preset ? messages.byPreset(preset.title) : messages.guessed },
            ...savedMappings.map(({ name, saved }) => ({
              value: name,
              label: messages.savedMapping(name, saved),
            })),
            ...(value === AS_BEFORE ? [{ value: AS_BEFORE, label: releaseMessages.columnsOf }] : []),
            ...(value === BY_HAND ? [{ value: BY_HAND, label: messages.byHand }] : []),
          ]}
          onChange={(event) => changeDraft({ mapping: undefined, savedMapping: event.currentTarget.value })}
        />
      </Inline>
    </Stack>
  )
}
