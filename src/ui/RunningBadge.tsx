import { uiMessages } from './messages.ts'
import { Tag } from './Note.tsx'

/** The number of running jobs at a link to them; nothing for 0. */
export function RunningBadge({ running }: { running: number }) {
  if (running === 0) return null
  return (
    <Tag tone="accent" data-badge>
      {running}
      <span className="visually-hidden">{uiMessages.running}</span>
    </Tag>
  )
}
