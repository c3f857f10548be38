import { IconX } from '@tabler/icons-react'
import type { ComparedSource } from '#features/lists/data/compare/overlap.ts'
import { compareMessages as messages } from '#features/lists/messages/compare.ts'
import { allConditions, type Condition, letterOf } from '#features/lists/model/compare/conditions.ts'
import { count } from '#shared/text/format.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import classes from './compare.module.css'

interface Props {
  sources: readonly ComparedSource[]
  /** The condition on each list; undefined where conditions cannot express the selected parts. */
  conditions: readonly Condition[] | undefined
  onCondition: (index: number, condition: Condition) => void
  onRemove: (id: string) => void
}

/** The lists of the comparison with their letters, and whether selected records are in, out of, or in any case of each. */
export function ComparedLists({ sources, conditions, onCondition, onRemove }: Props) {
  return (
    <ul className={classes.lists}>
      {sources.map(({ id, name, size }, i) => (
        <li key={id} className={`${kit.row} ${kit.touchHeight} ${classes.list}`}>
          <span className={classes.letter} data-list={letterOf(i)}>
            {letterOf(i)}
          </span>
          <bdi className={`${kit.truncate} ${kit.fill} ${kit.name}`} title={name}>
            {name}
          </bdi>
          <span className={kit.muted}>{count(size)}</span>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would break the line */}
          <span className={classes.conditions} role="group" aria-label={messages.list(letterOf(i), name)}>
            {allConditions.map((condition) => (
              <button
                key={condition}
                type="button"
                data-condition={condition}
                aria-pressed={conditions?.[i] === condition}
                onClick={() => onCondition(i, condition)}
              >
                {condition}
              </button>
            ))}
          </span>
          {i > 0 ? (
            <IconButton Icon={IconX} label={messages.removeSource(name)} onClick={() => onRemove(id)} small />
          ) : (
            <span className={classes.noRemove} />
          )}
        </li>
      ))}
    </ul>
  )
}
