import { Button, TextInput } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { changeDraft } from '#session/import-draft.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { uploadMessages as messages } from '../../messages/import.ts'

/** A way to import a file of the service's own machine by its path, behind a disclosure. */
export function ServerFileForm() {
  const [path, setPath] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (path.trim()) changeDraft({ path: path.trim() })
  }
  return (
    <details>
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
            value={path}
            error={isSubmitted && !path.trim() && messages.pathNeeded}
            onChange={(event) => setPath(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" size="sm" mt={20}>
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
