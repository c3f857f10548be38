import { ActionIcon, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'

/** Copies a text; the sign tells for two seconds that it is done. */
export function CopyIcon({ text, label }: { text: string; label: string }) {
  return (
    <CopyButton value={text} timeout={2000}>
      {({ copied, copy }) => (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={30}
          aria-label={copied ? 'Copied' : label}
          title={copied ? 'Copied' : label}
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
