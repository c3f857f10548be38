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
import { searchesQuery } from '#lists/stored-searches.ts'
import { count } from '#shared/text/format.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { Note } from '#ui/Note.tsx'
import { DueLink } from '../due/DueLink.tsx'
import { SavedSearches } from '../searches/SavedSearches.tsx'
import { ListRow } from './ListRow.tsx'
import classes from './sidebar.module.css'

interface Props {
  lists: readonly List[]
  /** The number of stored lists that cannot be read. */
  unread: number
  /** The list that is open. */
  open: string | undefined
  /** The level of its heading: 1 where it is the whole page. */
  level: 1 | 2
  /** Buttons that make lists. */
  makers: ReactNode
  /** A loader or an error in place of the lists. */
  instead: ReactNode
}

/** Every list of this browser, with search, tags and order. */
export function Sidebar({ lists, unread, open, level, makers, instead }: Props) {
  const [listFilter, setListFilter] = useState<ListFilter>({ text: '', tag: undefined, order: 'changed' })
  const change = (patch: Partial<ListFilter>) => setListFilter((old) => ({ ...old, ...patch }))
  const { data: searches = [] } = useQuery(searchesQuery)
  const Heading = `h${level}` as const
  const tags = tagCounts(lists)
  // A tag that no list has anymore is ignored.
  const tag = tags.some(([name]) => name === listFilter.tag) ? listFilter.tag : undefined
  const shown = filterLists(lists, { ...listFilter, tag })
  return (
    <nav
      className={`${kit.column} ${kit.short} ${kit.surface} ${classes.sidebar}`}
      aria-label={messages.lists}
    >
      <div className={`${kit.row} ${classes.head}`}>
        <Heading className={`${kit.title} ${kit.grow}`}>{messages.lists}</Heading>
        {makers}
      </div>
      <DueLink />
      {lists.length + searches.length > 0 && (
        <Inline gap={4} className={classes.filter}>
          <TextInput
            className={kit.grow}
            aria-label={messages.findListOrTag}
            placeholder={messages.findListOrTag}
            leftSection={<IconSearch size={15} stroke={1.7} aria-hidden />}
            value={listFilter.text}
            onChange={(event) => change({ text: event.currentTarget.value })}
          />
          <OrderMenu order={listFilter.order} onChange={(order) => change({ order })} />
        </Inline>
      )}
      {tags.length > 0 && (
        <Inline
          as="fieldset"
          wrap
          gap={6}
          className={`${kit.scroll} ${classes.tags}`}
          aria-label={messages.tags}
        >
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
        </Inline>
      )}
      <div className={`${kit.rest} ${kit.scroll} ${kit.above} ${classes.lists}`}>
        {instead}
        <SavedSearches searches={searches} lists={lists} text={listFilter.text} />
        <ul>
          {shown.map((list) => (
            <ListRow key={list.id} list={list} open={list.id === open} />
          ))}
        </ul>
        {lists.length > 0 && (
          <p className={shown.length ? 'visually-hidden' : `${kit.second} ${classes.none}`} role="status">
            {shown.length ? messages.listsShown(shown.length) : messages.noListsMatch}
          </p>
        )}
        {unread > 0 && (
          <Note tone="wait" role="note" className={classes.none}>
            {messages.unreadLists(unread)}
          </Note>
        )}
      </div>
      <SidebarFooter lists={lists.length + unread} />
    </nav>
  )
}

function Tag({ label, n, on, onClick }: { label: string; n: number; on: boolean; onClick: () => void }) {
  return (
    <UnstyledButton
      className={`${kit.truncate} ${kit.tag} ${on ? kit.accentTone : kit.infoTone} ${classes.tag}`}
      aria-pressed={on}
      onClick={onClick}
    >
      <bdi>{label}</bdi> {count(n)}
    </UnstyledButton>
  )
}

function OrderMenu({ order, onChange }: { order: ListOrder; onChange: (order: ListOrder) => void }) {
  return (
    <Menu position="bottom-end" width={170}>
      <Menu.Target>
        <IconButton
          Icon={IconArrowsSort}
          className={kit.fixed}
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
    <Inline justify="between" className={`${kit.second} ${kit.foot} ${classes.foot}`}>
      <span>{messages.storage(lists, data)}</span>
      <Link className={`${kit.link} ${kit.fixed}`} to="/settings" search={true}>
        {messages.backUp}
      </Link>
    </Inline>
  )
}
