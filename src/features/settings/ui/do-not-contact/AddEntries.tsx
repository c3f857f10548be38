import { Button, NativeSelect, Textarea } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { doNotContactMessages as messages } from '#features/settings/messages/do-not-contact.ts'
import type { EntryChoice } from '#lists/do-not-contact/read-entries.ts'
import { acceptedTables } from '#shared/tabular/accepted.ts'
import { FileButton } from '#ui/FileButton.tsx'
import { FieldError } from '#ui/FormRow.tsx'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { useFileDrop } from '#ui/useFileDrop.ts'
import type { useDoNotContact } from './useDoNotContact.ts'

type State = ReturnType<typeof useDoNotContact>

interface Props {
  outcome: State['outcome']
  onText: State['addText']
  onFile: State['addFile']
}

/** A form that adds pasted entries, or those of a file that is selected or dropped. */
export function AddEntries({ outcome, onText, onFile }: Props) {
  const [text, setText] = useState('')
  const [choice, setChoice] = useState<EntryChoice>('any')
  const drop = useFileDrop((file) => void onFile(file, choice))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await onText(text, choice)) setText('')
  }
  return (
    <form onSubmit={(event) => void submit(event)} className={kit.drop} data-testid="drop-entries" {...drop}>
      <Stack>
        <Textarea
          label={messages.paste}
          description={messages.pasteHint}
          placeholder={messages.pasteExample}
          autosize
          minRows={3}
          maxRows={10}
          spellCheck={false}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Inline align="end" wrap>
          <NativeSelect
            label={messages.choice}
            value={choice}
            data={Object.entries(messages.choices).map(([value, label]) => ({ value, label }))}
            onChange={({ currentTarget }) => setChoice(currentTarget.value as EntryChoice)}
          />
          <Button type="submit">{messages.add}</Button>
          <FileButton accept={acceptedTables} onChange={(file) => file && void onFile(file, choice)}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                leftSection={<IconUpload size={15} stroke={1.7} aria-hidden />}
              >
                {messages.addFile}
              </Button>
            )}
          </FileButton>
          <span className={`${kit.second} ${kit.hideNarrow}`}>{messages.fileHint}</span>
        </Inline>
        <p role="status" className={kit.saved}>
          {outcome.status}
        </p>
        {outcome.error && <FieldError>{outcome.error}</FieldError>}
      </Stack>
    </form>
  )
}
