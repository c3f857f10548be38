import { Menu, TextInput, UnstyledButton } from '@mantine/core'
import { IconArrowsSort, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { sidebarMessages as messages } from '#features/lists/messages/sidebar.ts'
import {
  filterLists,
  type ListFilter,
  type ListOrder,
  listOrders,
  listOrderText,
  tagCounts,
} from '#features/lists/model/filter-lists.ts'
import type { List } from '#lists/list.ts'
import { count } from '#shared/text/format.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { ListRow } from './ListRow.tsx'
import classes from './sidebar.module.css'

interface Props {
  lists: readonly List[]
  /** The number of stored lists that cannot be read. */
  unread: number
  /** The list that is open. */
  open: string | undefined
  /** Buttons that make lists. */
  makers: ReactNode
  /** A loader or an error in place of the lists. */
  instead: ReactNode
}

/** Every list of this browser, with search, tags and order. */
export function Sidebar({ lists, unread, open, makers, instead }: Props) {
  const [listFilter, setListFilter] = useState<ListFilter>({ text: '', tag: undefined, order: 'changed' })
  const change = (patch: Partial<ListFilter>) => setListFilter((old) => ({ ...old, ...patch }))
  const tags = tagCounts(lists)
  // A tag that no list has anymore is ignored.
  const tag = tags.some(([name]) => name === listFilter.tag) ? listFilter.tag : undefined
  const shown = filterLists(lists, { ...listFilter, tag })
  return (
    <nav className={`${kit.column} ${classes.sidebar}`} aria-label={messages.lists}>
      <div className={`${kit.row} ${classes.head}`}>
        <h2 className={`${kit.title} ${kit.grow}`}>{messages.lists}</h2>
        {makers}
      </div>
      {lists.length > 0 && (
        <div className={classes.listFilter}>
          <TextInput
            aria-label={messages.findListOrTag}
            placeholder={messages.findListOrTag}
            leftSection={<IconSearch size={15} stroke={1.7} aria-hidden />}
            value={listFilter.text}
            onChange={(event) => change({ text: event.currentTarget.value })}
          />
          <OrderMenu order={listFilter.order} onChange={(order) => change({ order })} />
        </div>
      )}
      {tags.length > 0 && (
        <fieldset className={classes.tags} aria-label={messages.tags}>
          <Tag
            label={messages.all}
            n={lists.length}
            on={tag === undefined}
            onClick={() => change({ tag: undefined })}
          />
          {tags.map(([name, n]) => (
            <Tag
              key={name}
              label={name}
              n={n}
              on={tag === name}
              onClick={() => change({ tag: tag === name ? undefined : name })}
            />
          ))}
        </fieldset>
      )}
      <div className={`${kit.rest} ${classes.scroll}`}>
        {instead}
        <ul className={classes.lists}>
          {shown.map((list) => (
            <ListRow key={list.id} list={list} open={list.id === open} />
          ))}
        </ul>
        {lists.length > 0 && (
          <p className={shown.length ? 'visually-hidden' : classes.none} role="status">
            {shown.length ? messages.listsShown(shown.length) : messages.noListsMatch}
          </p>
        )}
        {unread > 0 && (
          <p className={`${kit.waitSurface} ${classes.unread}`} role="note">
            {messages.unreadLists(unread)}
          </p>
        )}
      </div>
      <SidebarFooter lists={lists.length + unread} />
    </nav>
  )
}

function Tag({ label, n, on, onClick }: { label: string; n: number; on: boolean; onClick: () => void }) {
  return (
    <UnstyledButton
      className={`${kit.truncate} ${kit.tiny} ${on ? kit.accentTone : kit.infoTone} ${classes.tag}`}
      aria-pressed={on}
      onClick={onClick}
    >
      <bdi>{label}</bdi> {count(n)}
    </UnstyledButton>
  )
}

function OrderMenu({ order, onChange }: { order: ListOrder; onChange: (order: ListOrder) => void }) {
  return (
    <Menu withInitialFocusPlaceholder={false} position="bottom-end" width={170} returnFocus>
      <Menu.Target>
        <IconButton
          Icon={IconArrowsSort}
          className={`${kit.fixed} ${classes.order}`}
          label={messages.orderOfLists(listOrderText[order])}
          title={messages.order(listOrderText[order])}
        />
      </Menu.Target>
      <Menu.Dropdown aria-label={messages.orderLabel}>
        <Menu.RadioGroup value={order} onChange={(value) => onChange(value as ListOrder)}>
          {listOrders.map((value) => (
            <Menu.RadioItem key={value} value={value}>
              {listOrderText[value]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}

/** The number of lists and their storage, with a link to the backup. */
function SidebarFooter({ lists }: { lists: number }) {
  const { data } = useQuery({
    // Fetched again with every change of the lists.
    queryKey: ['lists', 'storage'],
    queryFn: async () => (await navigator.storage?.estimate?.())?.usage ?? null,
    retry: false,
  })
  return (
    <div className={`${kit.second} ${kit.foot} ${classes.foot}`}>
      <span>{messages.storage(lists, data)}</span>
      <Link className={`${kit.link} ${kit.fixed}`} to="/settings" search={true}>
        {messages.backUp}
      </Link>
    </div>
  )
}
