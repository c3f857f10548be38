import { useParams } from '@tanstack/react-router'
import { useComparisons } from '#features/lists/data/compare/comparison.ts'
import { compareMessages as messages } from '#features/lists/messages/compare.ts'
import { letterOf } from '#features/lists/model/compare/conditions.ts'
import type { List } from '#lists/list.ts'
import kit from '#ui/kit.module.css'
import classes from './mark.module.css'

/** The letter and color that a list of the sidebar has in the comparison of the open list. */
export function ComparedMark({ list }: { list: List }) {
  const { id = '' } = useParams({ strict: false })
  const others = useComparisons(({ byList }) => byList[id]?.others)
  if (!others?.length) return null
  const at = list.id === id ? 0 : 1 + others.findIndex((other) => other.id === list.id)
  if (at === 0 && list.id !== id) return null
  return (
    <span
      className={`${kit.dot} ${classes.dot}`}
      data-list={letterOf(at)}
      role="img"
      aria-label={messages.letterHint(letterOf(at))}
    />
  )
}

/** The number of compared lists, in the tab. */
export function ComparedCount({ list }: { list: List }) {
  const many = useComparisons(({ byList }) => byList[list.id]?.others.length ?? 0)
  return many > 0 && `${many + 1} lists`
}
