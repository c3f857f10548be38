import { IconBan } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { shortDay } from '#features/lists/model/when.ts'
import { type List, lastStep, sizeOf } from '#lists/list.ts'
import { count } from '#shared/text/format.ts'
import { OriginIcon, originText } from '../origins.tsx'
import { marks } from '../parts.tsx'
import classes from './sidebar.module.css'

/** One list of the sidebar: where it came from, its name, when it last changed, and how many records it holds. */
export function ListRow({ list, open }: { list: List; open: boolean }) {
  return (
    <li>
      <Link
        to="/lists/$id"
        params={{ id: list.id }}
        search={(old) => ({ ...old, show: undefined })}
        className={classes.list}
        aria-current={open ? 'page' : undefined}
      >
        <span className={classes.icon}>
          <OriginIcon origin={list.origin} />
        </span>
        <span className={classes.words}>
          <span className={classes.name}>
            <bdi>{list.name}</bdi>
            {marks.map((Mark) => (
              <Mark key={Mark.name} list={list} />
            ))}
          </span>
          <span className={classes.detail}>
            {list.doNotContact && (
              <span className={classes.never}>
                <IconBan size={12} stroke={1.7} aria-hidden /> do not contact ·{' '}
              </span>
            )}
            {originText(list.origin)} · {shortDay(lastStep(list).at)}
          </span>
        </span>
        <span className={classes.count}>{count(sizeOf(list))}</span>
      </Link>
    </li>
  )
}
