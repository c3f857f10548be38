import { IconCalendarDue } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useDueRecords } from '#features/lists/data/follow-ups.ts'
import { dueMessages as messages } from '#features/lists/messages/follow-ups.ts'
import kit from '#ui/kit.module.css'
import classes from './due.module.css'

/** How many follow-ups are due, as a link to their records. Nothing while none is. */
export function DueLink() {
  const due = useDueRecords().length
  if (due === 0) return null
  return (
    <Link
      to="/lists/due"
      search={true}
      className={`${kit.row} ${kit.waitTone} ${kit.strong} ${kit.touchHeight} ${classes.link}`}
    >
      <IconCalendarDue size={16} stroke={1.7} aria-hidden className={kit.fixed} />
      {messages.link(due)}
    </Link>
  )
}
