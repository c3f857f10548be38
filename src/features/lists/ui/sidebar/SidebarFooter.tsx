import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { sidebarMessages as messages } from '#features/lists/messages/sidebar.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import classes from './sidebar.module.css'

const megabytes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, minimumFractionDigits: 1 })
const MEGA = 1_000_000

/** The number of lists and their storage, with a link to the backup. */
export function SidebarFooter({ lists }: { lists: number }) {
  const { data } = useQuery({
    // Fetched again with every change of the lists.
    queryKey: ['lists', 'storage'],
    queryFn: async () => (await navigator.storage?.estimate?.())?.usage ?? null,
    retry: false,
  })
  const parts = [
    lists === 0 ? 'No lists' : `${count(lists)} ${lists === 1 ? 'list' : 'lists'}`,
    data && lists ? `${megabytes.format(data / MEGA)} MB` : undefined,
    lists ? 'only in this browser' : undefined,
  ]
  return (
    <div className={`${kit.second} ${kit.foot} ${classes.foot}`}>
      <span>{parts.filter(Boolean).join(', ')}</span>
      <Link className={`${kit.link} ${kit.fixed}`} to="/settings" search={true}>
        {messages.backUp}
      </Link>
    </div>
  )
}
