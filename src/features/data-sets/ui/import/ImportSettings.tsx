import { Button, NativeSelect, Switch, TextInput } from '@mantine/core'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import type { ImportPreview } from '#contract/imports.ts'
import { kinds } from '#contract/kind.ts'
import { kindNames } from '#criteria/kinds.ts'
import { readMapping } from '#features/data-sets/data/import/mapping-file.ts'
import { previewMessages as messages } from '#features/data-sets/messages/import.ts'
import { releaseMessages } from '#features/data-sets/messages/releases.ts'
import { canSaveAs } from '#features/data-sets/model/import/saved-mapping.ts'
import { changeDraft, type ImportDraft } from '#session/import-draft.ts'
import { FileButton } from '#ui/FileButton.tsx'
import { FieldError } from '#ui/FormRow.tsx'
import kit from '#ui/kit.module.css'
import { Grid, Inline, Stack } from '#ui/layout.tsx'
import { Tag } from '#ui/Note.tsx'
import { Segments } from '#ui/Segments.tsx'
import { saveFile } from '#ui/save-file.ts'
import { ExcludedRows } from './ExcludedRows.tsx'
import { GuessAgain } from './GuessAgain.tsx'
import { MappingChoice } from './MappingChoice.tsx'

interface Props {
  draft: ImportDraft
  preview: ImportPreview
  /** Whether there is a data set of that name. */
  exists: boolean
  nameError: string | undefined
  /** The name under which the mapping is saved. */
  saveAs: string
}

const kindOptions = kinds.map((value) => ({ value, label: kindNames[value].Title }))

/** What was detected, and what the data set is called, where it is from and how it may be used. */
export function ImportSettings({ draft, preview, exists, nameError, saveAs }: Props) {
  const { kind, kindGuessed, sheets } = preview
  return (
    <>
      <Detected preview={preview} />
      <Inline wrap gap={16}>
        <Segments
          aria-label={messages.kind}
          data={kindOptions}
          value={kind}
          // The fields of one kind are not those of the other.
          onChange={(value) => changeDraft({ kind: value, mapping: undefined, savedMapping: undefined })}
        />
        {kindGuessed && <span className={kit.second}>{messages.kindGuessed}</span>}
        {sheets.length > 1 && (
          <NativeSelect
            size="xs"
            aria-label={messages.sheet}
            data={sheets}
            value={draft.sheet ?? sheets[0]}
            onChange={(event) =>
              changeDraft({ sheet: event.currentTarget.value, mapping: undefined, savedMapping: undefined })
            }
          />
        )}
      </Inline>
      <MappingChoice draft={draft} preview={preview} />
      <Terms draft={draft} preview={preview} exists={exists} nameError={nameError} />
      <Inline wrap gap={16}>
        {exists && (
          <Switch
            label={releaseMessages.hold}
            description={releaseMessages.holdHint}
            checked={draft.hold ?? true}
            onChange={(event) => changeDraft({ hold: event.currentTarget.checked })}
          />
        )}
        <Switch
          label={messages.strict}
          description={messages.strictHint}
          checked={draft.strict ?? false}
          onChange={(event) => changeDraft({ strict: event.currentTarget.checked || undefined })}
        />
        <ExcludedRows draft={draft} preview={preview} />
      </Inline>
      <Inline wrap gap={16} justify="between">
        <TextInput
          label={messages.saveAs}
          description={messages.saveAsHint}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          maxLength={80}
          value={saveAs}
          error={!canSaveAs(saveAs) && messages.saveAsError}
          onChange={(event) => changeDraft({ saveAs: event.currentTarget.value })}
        />
        <MappingFile draft={draft} preview={preview} />
      </Inline>
    </>
  )
}

/** What the data set is called, where it is from, and how it may be used. */
function Terms({ draft, preview, exists, nameError }: Omit<Props, 'saveAs'>) {
  return (
    <Grid columns={3}>
      <TextInput
        label={messages.name}
        description={messages.nameHint(exists)}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        maxLength={80}
        value={draft.name ?? preview.name}
        error={nameError}
        onChange={(event) => changeDraft({ name: event.currentTarget.value })}
      />
      <TextInput
        label={messages.source}
        maxLength={500}
        value={draft.source ?? preview.source ?? ''}
        onChange={(event) => changeDraft({ source: event.currentTarget.value })}
      />
      <TextInput
        label={messages.license}
        maxLength={500}
        value={draft.license ?? preview.license ?? ''}
        onChange={(event) => changeDraft({ license: event.currentTarget.value })}
      />
    </Grid>
  )
}

/** What the files are, and which of them are not read. */
function Detected({ preview: { about, unread, partOf, preset, columnsOf } }: Pick<Props, 'preview'>) {
  return (
    <>
      <Inline as="p" wrap role="status">
        <span className={kit.strong}>{about}</span>
        {preset && <Tag tone="accent">{messages.preset(preset.title)}</Tag>}
        {columnsOf && <Tag tone="accent">{releaseMessages.columnsOf}</Tag>}
      </Inline>
      {partOf && <p className={kit.second}>{messages.partOf(partOf)}</p>}
      {unread.length > 0 && <p className={`${kit.second} ${kit.breaks}`}>{messages.unread(unread)}</p>}
    </>
  )
}

/** Saves what each column becomes as a file for the command and for later imports, or takes it from one. */
function MappingFile({ draft, preview }: Pick<Props, 'draft' | 'preview'>) {
  const [error, setError] = useState<string>()
  const load = async (file: File | null) => {
    if (!file) return
    const mapping = await readMapping(file)
    setError(mapping ? undefined : messages.mappingInvalid(file.name))
    if (mapping) changeDraft({ mapping })
  }
  const save = () => {
    const text = `${JSON.stringify(preview.mapping, null, 2)}\n`
    saveFile(messages.mappingFile(draft.name ?? preview.name), [text], 'application/json')
  }
  return (
    <Stack gap={4}>
      <Inline wrap gap={6}>
        {draft.mapping && <GuessAgain />}
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconDownload size={14} stroke={1.7} aria-hidden />}
          onClick={save}
        >
          {messages.saveMapping}
        </Button>
        <FileButton accept="application/json,.json" onChange={(file) => void load(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="compact-sm"
              leftSection={<IconUpload size={14} stroke={1.7} aria-hidden />}
            >
              {messages.loadMapping}
            </Button>
          )}
        </FileButton>
      </Inline>
      {error && <FieldError>{error}</FieldError>}
    </Stack>
  )
}
