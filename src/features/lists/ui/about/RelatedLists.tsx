import { IconStack2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { aboutMessages as messages } from '#features/lists/messages/about.ts'
import { type List, sizeOf } from '#lists/list.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { AboutCard } from './AboutCard.tsx'
import classes from './about.module.css'

/** The lists that were made from this one, and those it was made from. */
export function MadeFrom({ list, lists }: { list: List; lists: readonly List[] }) {
  const made = lists.filter(({ origin }) => origin.type === 'made' && origin.from.includes(list.id))
  const { origin } = list
  const from = origin.type === 'made' ? lists.filter(({ id }) => origin.from.includes(id)) : []
  return (
    <>
      {from.length > 0 && <Others title={messages.madeFrom} lists={from} />}
      {made.length > 0 && <Others title={messages.relatedLists} lists={made} />}
    </>
  )
}

function Others({ title, lists }: { title: string; lists: readonly List[] }) {
  return (
    <AboutCard Icon={IconStack2} title={title}>
      <ul className={classes.others}>
        {lists.map((list) => (
          <li key={list.id}>
            <Link
              to="/lists/$id"
              params={{ id: list.id }}
              search={(old) => ({ ...old, show: undefined })}
              className={`${kit.row} ${kit.spread} ${kit.normal} ${kit.hovers} ${kit.touchHeight} ${classes.other}`}
            >
              <bdi className={kit.breaks}>{list.name}</bdi>{' '}
              <span className={kit.muted}>{count(sizeOf(list))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </AboutCard>
  )
}
