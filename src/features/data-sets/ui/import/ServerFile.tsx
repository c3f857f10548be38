import { Button, TextInput } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { startDownload } from '#features/data-sets/data/import/downloads.ts'
import { uploadMessages as messages } from '#features/data-sets/messages/import.ts'
import { isAddress } from '#features/data-sets/model/import/server-file.ts'
import { changeDraft } from '#session/import-draft.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'

interface Props {
  /** What was entered before, and why that did not work. */
  initial?: string
  problem?: string
}

/** A way to import a file of the service's own machine by its path, or one of an address, behind a disclosure. */
export function ServerFileForm({ initial = '', problem }: Props) {
  const [text, setText] = useState(initial)
  const [isSubmitted, setSubmitted] = useState(false)
  const start = useMutation({ mutationFn: startDownload, networkMode: 'always' })
  const entered = text.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (isAddress(entered)) start.mutate(entered)
    else if (entered) changeDraft({ path: entered, download: undefined })
  }
  const failed = text === initial ? (start.error?.message ?? problem) : start.error?.message
  return (
    <details open={problem !== undefined || undefined}>
      <summary className={`${kit.pointer} ${kit.second}`}>{messages.onServer}</summary>
      <form onSubmit={submit}>
        <Inline wrap gap={6} align="start">
          <TextInput
            className={kit.fill}
            miw={240}
            label={messages.path}
            description={messages.pathHint}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            maxLength={2000}
            spellCheck={false}
            value={text}
            error={isSubmitted && !entered ? messages.pathNeeded : failed}
            onChange={(event) => {
              start.reset()
              setText(event.currentTarget.value)
            }}
          />
          <Button type="submit" variant="default" size="sm" mt={20} loading={start.isPending}>
            {messages.usePath}
          </Button>
        </Inline>
      </form>
    </details>
  )
}

/** The file of the service's machine that is to be imported. */
export const ServerFile = ({ path }: { path: string }) => (
  <ul className={kit.card} aria-label={messages.files}>
    <Inline as="li" className={`${kit.apart} ${kit.padded}`}>
      <IconFileSpreadsheet size={17} stroke={1.7} className={`${kit.fixed} ${kit.muted}`} aria-hidden />
      <bdi className={`${kit.breaks} ${kit.fill} ${kit.name}`}>{path}</bdi>
      <span className={kit.second}>{messages.readThere}</span>
    </Inline>
  </ul>
)
