import { uiMessages } from './messages.ts'

/** The number of running jobs at a link to them; nothing for 0. */
export function RunningBadge({ running, className }: { running: number; className: string | undefined }) {
  if (running === 0) return null
  return (
    <span className={className}>
      {running}
      <span className="visually-hidden">{uiMessages.running}</span>
    </span>
  )
}
