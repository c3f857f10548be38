import { Button, CopyButton } from '@mantine/core'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { Actions } from '#ui/Toolbar.tsx'

interface Props {
  label: string
  /** What to do with it, and that it is shown once. */
  text: string
  secret: string
  copy: string
  copied: string
  done: string
  onDone: () => void
}

/** A secret that is shown once. */
export const SecretText = ({ label, text, secret, copy, copied, done, onDone }: Props) => (
  <Stack gap={12}>
    <p>{text}</p>
    <output aria-label={label} className={`${kit.well} ${kit.notice} ${kit.breaks}`}>
      <code>{secret}</code>
    </output>
    <Actions>
      <CopyButton value={secret}>
        {({ copied: isCopied, copy: run }) => (
          <Button variant="default" onClick={run} data-autofocus>
            {isCopied ? copied : copy}
          </Button>
        )}
      </CopyButton>
      <Button onClick={onDone}>{done}</Button>
    </Actions>
  </Stack>
)
