import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { Laid } from '#features/lists/data/compare/overlap.ts'
import { type Condition, conditions, letterOf } from '#features/lists/model/conditions.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import classes from './compare.module.css'

interface Props {
  laid: readonly Laid[]
  /** What is wanted of each; undefined where the choice of parts says more than conditions can. */
  wanted: readonly Condition[] | undefined
  onWanted: (index: number, condition: Condition) => void
  onRemove: (id: string) => void
}

/** The lists of the comparison, each with its letter, and whether what is kept is in it, out of it, or either. */
export function Lists({ laid, wanted, onWanted, onRemove }: Props) {
  return (
    <ul className={classes.lists}>
      {laid.map(({ id, name, size }, i) => (
        <li key={id} className={`${kit.row} ${kit.tall} ${classes.list}`}>
          <span className={classes.letter} data-list={letterOf(i)}>
            {letterOf(i)}
          </span>
          <bdi className={`${kit.truncate} ${kit.fill} ${kit.name}`} title={name}>
            {name}
          </bdi>
          <span className={kit.muted}>{count(size)}</span>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would break the line */}
          <span className={classes.conditions} role="group" aria-label={`List ${letterOf(i)}, ${name}`}>
            {conditions.map((condition) => (
              <button
                key={condition}
                type="button"
                data-condition={condition}
                aria-pressed={wanted?.[i] === condition}
                onClick={() => onWanted(i, condition)}
              >
                {condition}
              </button>
            ))}
          </span>
          {i > 0 ? (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={24}
              aria-label={`Compare no more with ${name}`}
              onClick={() => onRemove(id)}
            >
              <IconX size={14} stroke={1.7} />
            </ActionIcon>
          ) : (
            <span className={classes.noRemove} />
          )}
        </li>
      ))}
    </ul>
  )
}
