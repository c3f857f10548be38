import { CopyButton } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { IconButton } from '#ui/IconButton.tsx'
import { uiMessages } from './messages.ts'

/** Copies a text and shows a check mark for two seconds. */
export function CopyIcon({ text, label }: { text: string; label: string }) {
  return (
    <CopyButton value={text} timeout={2000}>
      {({ copied, copy }) => (
        <IconButton
          Icon={copied ? IconCheck : IconCopy}
          label={copied ? uiMessages.copied : label}
          onClick={copy}
        />
      )}
    </CopyButton>
  )
}
