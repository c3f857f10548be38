import { Box, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ComparedSource } from '#features/lists/data/compare/overlap.ts'
import { compareMessages as messages } from '#features/lists/messages/compare.ts'
import { allConditions, type Condition, letterOf } from '#features/lists/model/compare/conditions.ts'
import { count } from '#shared/text/format.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import classes from './compare.module.css'

interface Props {
  sources: readonly ComparedSource[]
  /** The condition on each list; undefined where conditions cannot express the selected parts. */
  conditions: readonly Condition[] | undefined
  onCondition: (index: number, condition: Condition) => void
  onRemove: (id: string) => void
}

const conditionColors: Record<Condition, string> = { in: 'accent', out: 'red', any: 'gray' }

/** The lists of the comparison with their letters, and whether selected records are in, out of, or in any case of each. */
export function ComparedLists({ sources, conditions, onCondition, onRemove }: Props) {
  return (
    <ul>
      {sources.map(({ id, name, size }, i) => (
        <Inline as="li" key={id} className={kit.touchHeight}>
          <span className={classes.letter} data-list={letterOf(i)}>
            {letterOf(i)}
          </span>
          <bdi className={`${kit.truncate} ${kit.fill} ${kit.name}`} title={name}>
            {name}
          </bdi>
          <span className={kit.muted}>{count(size)}</span>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would break the line */}
          <span className={kit.fixed} role="group" aria-label={messages.list(letterOf(i), name)}>
            {allConditions.map((condition) => (
              <Button
                key={condition}
                size="compact-xs"
                miw={{ base: 44, md: 0 }}
                variant={conditions?.[i] === condition ? 'light' : 'subtle'}
                color={conditions?.[i] === condition ? conditionColors[condition] : 'gray'}
                aria-pressed={conditions?.[i] === condition}
                onClick={() => onCondition(i, condition)}
              >
                {condition}
              </Button>
            ))}
          </span>
          {i > 0 ? (
            <IconButton Icon={IconX} label={messages.removeSource(name)} onClick={() => onRemove(id)} small />
          ) : (
            <Box w={24} />
          )}
        </Inline>
      ))}
    </ul>
  )
}
