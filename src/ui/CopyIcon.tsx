import { ActionIcon, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { uiMessages } from './messages.ts'

/** Copies a text and shows a check mark for two seconds. */
export function CopyIcon({ text, label }: { text: string; label: string }) {
  return (
    <CopyButton value={text} timeout={2000}>
      {({ copied, copy }) => (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={30}
          aria-label={copied ? uiMessages.copied : label}
          title={copied ? uiMessages.copied : label}
          onClick={copy}
        >
          {copied ? (
            <IconCheck size={16} stroke={1.7} aria-hidden />
          ) : (
            <IconCopy size={16} stroke={1.7} aria-hidden />
          )}
        </ActionIcon>
      )}
    </CopyButton>
  )
}
