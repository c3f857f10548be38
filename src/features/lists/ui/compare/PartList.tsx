import { Checkbox } from '@mantine/core'
import { compareMessages as messages } from '#features/lists/messages/compare.ts'
import { partLabel, partsInOrder } from '#features/lists/model/compare/conditions.ts'
import { count } from '#shared/text/format.ts'
import { classNames } from '#ui/class-names.ts'
import kit from '#ui/kit.module.css'
import classes from './compare.module.css'

interface Props {
  many: number
  /** Records of each part, by its mask. */
  sizes: readonly number[]
  selected: ReadonlySet<number>
  onToggle: (mask: number) => void
}

/** With more lists than this, empty parts are not shown. */
const ALL_SHOWN = 3

/** The parts of a comparison in the order of the table. */
export function visibleParts(many: number, sizes: readonly number[]): number[] {
  return partsInOrder(many).filter((mask) => many <= ALL_SHOWN || (sizes[mask] ?? 0) > 0)
}

/** Every part of the comparison with its count and a check box. */
export function PartList({ many, sizes, selected, onToggle }: Props) {
  return (
    <fieldset className={classes.parts}>
      <legend className="visually-hidden">{messages.partsToKeep}</legend>
      {visibleParts(many, sizes).map((mask) => (
        <Checkbox
          key={mask}
          size="xs"
          classNames={{
            root: kit.wide ?? '',
            body: kit.middle ?? '',
            labelWrapper: `${kit.grow} ${classes.partLabel}`,
          }}
          label={
            <span
              className={classNames(
                kit.line,
                kit.spread,
                kit.body,
                kit.touchHeight,
                selected.has(mask) && kit.label,
                classes.partText,
              )}
            >
              <span>{partLabel(mask, many)}</span>
              <span className={selected.has(mask) ? undefined : kit.muted}>{count(sizes[mask] ?? 0)}</span>
            </span>
          }
          checked={selected.has(mask)}
          onChange={() => onToggle(mask)}
        />
      ))}
    </fieldset>
  )
}
