import { IconTag } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { searchFrom } from '#criteria/url.ts'
import { loadedCountQuery } from '#features/lists/data/records/member-order.ts'
import { headerMessages as messages } from '#features/lists/messages/header.ts'
import { momentText } from '#features/lists/model/dates.ts'
import { type List, sizeOf } from '#lists/list.ts'
import kit from '#ui/kit.module.css'
import { headActions } from '../list-parts.tsx'
import { originText } from '../origins.tsx'
import classes from './header.module.css'
import { ListMenu } from './ListMenu.tsx'
import { ListName } from './ListName.tsx'

/** The name of a list, facts about it, and actions on the whole list. */
export function ListHeader({ list }: { list: List }) {
  return (
    <header className={classes.head}>
      <div className={`${kit.fill} ${classes.words}`}>
        <ListName key={list.name} list={list} />
        <p className={classes.facts}>
          {messages.taken(list.kind, sizeOf(list), momentText(takenAt(list)))}
          <OriginFact list={list} />
          <LoadedFact list={list} />
          {list.doNotContact && (
            <>
              {' · '}
              <strong className={`${kit.strong} ${kit.danger}`}>{messages.doNotContactHint}</strong>
            </>
          )}
        </p>
        {list.tags.length > 0 && (
          <ul className={classes.tags} aria-label={messages.tags}>
            {list.tags.map((tag) => (
              <li key={tag}>
                <IconTag size={12} stroke={1.7} aria-hidden /> <bdi>{tag}</bdi>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={`${kit.flex} ${kit.gap8} ${kit.fixed} ${classes.actions}`}>
        {headActions.map((Action) => (
          <Action key={Action.name} list={list} />
        ))}
        <ListMenu list={list} />
      </div>
    </header>
  )
}

/** When the list was created or last refreshed. */
const takenAt = ({ steps }: List): string =>
  (steps.findLast(({ refreshed }) => refreshed) ?? steps[0])?.at ?? ''

/** Where the list came from; a search leads back to it. */
function OriginFact({ list: { kind, origin } }: { list: List }) {
  if (origin.type === 'search')
    return (
      <Link to="/" search={{ kind, ...searchFrom(origin.criteria) }} className={kit.link}>
        {origin.live ? messages.fromLiveSearch : messages.fromSearch}
      </Link>
    )
  return 'file' in origin ? (
    <>
      {origin.type === 'matched' ? messages.matchedFrom : messages.from} <bdi>{origin.file}</bdi>
    </>
  ) : (
    originText(origin)
  )
}

/** How many records of the list are loaded. */
function LoadedFact({ list }: { list: List }) {
  const { data: read } = useQuery(loadedCountQuery(list))
  const all = sizeOf(list)
  if (read === undefined || all === 0) return null
  return ` · ${messages.loaded(read, all)}`
}
