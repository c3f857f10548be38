/** How much runs, at a link that leads there; nothing while nothing does. */
export function RunningBadge({ running, className }: { running: number; className: string | undefined }) {
  if (running === 0) return null
  return (
    <span className={className}>
      {running}
      <span className="visually-hidden"> running</span>
    </span>
  )
}
