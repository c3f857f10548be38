import { Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBookmark, IconCopyPlus, IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy } from 'react'
import { sameCriteria } from '#criteria/tidy.ts'
import { searchFrom } from '#criteria/url.ts'
import { removeSearches } from '#features/lists/data/edit-searches.ts'
import { searchesMessages as messages } from '#features/lists/messages/searches.ts'
import type { List } from '#lists/list.ts'
import { changeOf, type SavedSearch } from '#lists/saved-search.ts'
import { markSeen } from '#lists/stored-searches.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { OnceOpened } from '#ui/OnceOpened.tsx'
import { attempt } from '../actions/attempt.ts'
import { NewRecordsButton } from './NewRecordsButton.tsx'
import classes from './searches.module.css'

const SearchDialog = lazy(() => import('./SearchDialog.tsx').then((m) => ({ default: m.SearchDialog })))
const SaveAsListDialog = lazy(() =>
  import('../create/SaveAsListDialog.tsx').then((m) => ({ default: m.SaveAsListDialog })),
)

const icon = { size: 15, stroke: 1.7 }

interface Props {
  search: SavedSearch
  lists: readonly List[]
}

/** One saved search: its name and count, which open it, and what else can be done with it. */
export function SearchRow({ search, lists }: Props) {
  const { kind, name, names, criteria, last, seen, saved, note } = search
  const [editing, edit] = useDisclosure(false)
  const [saving, save] = useDisclosure(false)
  const list = liveListOf(search, lists)
  return (
    <Inline as="li" gap={0} className={kit.reveals}>
      <Link
        to="/"
        search={{ kind, names, ...searchFrom(criteria) }}
        className={`${kit.row} ${kit.fill} ${kit.hovers} ${kit.normal} ${kit.touchHeight} ${classes.search}`}
        title={[messages.countHint(last, saved), note].filter(Boolean).join('\n')}
        onClick={() => markSeen(search)}
      >
        <IconBookmark size={17} stroke={1.7} aria-hidden className={`${kit.fixed} ${kit.muted}`} />
        <span className={`${kit.fill} ${kit.grid}`}>
          <bdi className={`${kit.truncate} ${kit.strong}`}>{name}</bdi>
          <span className={`${kit.truncate} ${kit.meta}`}>
            {messages.count(last, seen, changeOf(search))}
          </span>
        </span>
      </Link>
      {list ? (
        <NewRecordsButton search={search} list={list} />
      ) : (
        <IconButton
          Icon={IconCopyPlus}
          className={kit.revealed}
          label={messages.saveAsList(name)}
          onClick={save.open}
          small
        />
      )}
      <Menu position="bottom-end" width={180}>
        <Menu.Target>
          <IconButton Icon={IconDots} className={kit.revealed} label={messages.more(name)} small />
        </Menu.Target>
        <Menu.Dropdown aria-label={messages.more(name)}>
          <Menu.Item leftSection={<IconCopyPlus {...icon} />} onClick={save.open}>
            {messages.asList}
          </Menu.Item>
          <Menu.Item leftSection={<IconPencil {...icon} />} onClick={edit.open}>
            {messages.editItem}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            className={kit.danger}
            leftSection={<IconTrash {...icon} />}
            onClick={() => void attempt(() => removeSearches([search]))}
          >
            {messages.delete}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <OnceOpened opened={editing}>
        <SearchDialog opened={editing} onClose={edit.close} search={search} />
      </OnceOpened>
      <OnceOpened opened={saving}>
        <SaveAsListDialog
          opened={saving}
          onClose={save.close}
          kind={kind}
          criteria={criteria}
          name={name}
          isLive
          back={messages.close}
        />
      </OnceOpened>
    </Inline>
  )
}

/** The list that a refresh fills from this search, the first of several. */
const liveListOf = ({ kind, criteria }: SavedSearch, lists: readonly List[]): List | undefined =>
  lists.find(
    ({ kind: own, origin }) =>
      own === kind && origin.type === 'search' && origin.live && sameCriteria(origin.criteria, criteria),
  )
