import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { commandMessages as messages } from '../messages/sets.ts'

/** The commands that bring data in. */
export const Commands = () => (
  <Stack as="section" gap={12} aria-labelledby="data-commands">
    <SectionTitle large id="data-commands">
      {messages.title}
    </SectionTitle>
    <p className={kit.muted}>{messages.lead}</p>
    <Stack as="ol" gap={12}>
      {messages.commands.map(({ text, command }) => (
        <Stack as="li" key={command} gap={4}>
          {text}
          <code className={`${kit.well} ${kit.notice} ${kit.breaks}`}>{command}</code>
        </Stack>
      ))}
    </Stack>
  </Stack>
)
