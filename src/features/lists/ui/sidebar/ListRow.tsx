import { Link } from '@tanstack/react-router'
import { sidebarMessages as messages } from '#features/lists/messages/sidebar.ts'
import { shortDay } from '#features/lists/model/dates.ts'
import { type List, lastStep, sizeOf } from '#lists/list.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { ComparedMark } from '../compare/ComparedMark.tsx'
import { OriginIcon, originText } from '../origins.tsx'
import classes from './sidebar.module.css'

/** One list of the sidebar: where it came from, its name, when it last changed, and how many records it holds. */
export function ListRow({ list, open }: { list: List; open: boolean }) {
  return (
    <li>
      <Link
        to="/lists/$id"
        params={{ id: list.id }}
        search={(old) => ({ ...old, show: undefined })}
        className={`${kit.line} ${kit.selectable} ${kit.normal} ${classes.list}`}
        aria-current={open ? 'page' : undefined}
      >
        <span className={`${kit.grid} ${kit.fixed} ${open ? kit.accent : kit.muted}`}>
          <OriginIcon origin={list.origin} />
        </span>
        <span className={`${kit.fill} ${kit.grid}`}>
          <span className={`${kit.row} ${kit.narrow} ${kit.strong}`}>
            <bdi className={kit.truncate}>{list.name}</bdi>
            <ComparedMark list={list} />
          </span>
          <span className={`${kit.truncate} ${kit.meta}`}>
            {list.doNotContact && <span className={kit.danger}>{messages.doNotContact}</span>}
            {originText(list.origin)} · {shortDay(lastStep(list).at)}
          </span>
        </span>
        <span className={kit.strong}>{count(sizeOf(list))}</span>
      </Link>
    </li>
  )
}
