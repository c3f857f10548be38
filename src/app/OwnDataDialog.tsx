import { Dialog } from '#ui/Dialog.tsx'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { sampleMessages } from './messages.ts'
import { ownDataMessages as messages } from './own-data-messages.ts'

/** How to bring own data in place of the sample. */
export const OwnDataDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Dialog opened={opened} onClose={onClose} title={sampleMessages.open} size={560}>
    <Stack gap={12}>
      <p>{messages.steps}</p>
      <Stack as="ol" gap={12}>
        {messages.commands.map(({ text, command }) => (
          <Stack as="li" key={command} gap={4}>
            {text}
            <code className={`${kit.well} ${kit.notice} ${kit.breaks}`}>{command}</code>
          </Stack>
        ))}
      </Stack>
      <p className={kit.second}>{messages.after}</p>
    </Stack>
  </Dialog>
)
