import { Checkbox, Loader } from '@mantine/core'
import type { Kind } from '#contract/kind.ts'
import { kindNames as wordsOf } from '#criteria/kinds.ts'
import { fieldsByName, type LaidOver } from '#features/lists/data/compare/overlap.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { ReadOffer } from '../read/ReadOffer.tsx'
import type { Work } from '../read/useWork.ts'
import classes from './compare.module.css'

interface Props {
  kind: Kind
  on: boolean
  onChange: (on: boolean) => void
  /** Absent while the lists are being compared. */
  over: LaidOver | undefined
  /** The reading of records, while which nothing is compared anew. */
  work: Work
}

/** Whether records with the same name and address are one too, how many are, and the reading of those that were not read. */
export function ByName({ kind, on, onChange, over, work }: Props) {
  return (
    <div className={classes.byName}>
      <Checkbox
        size="xs"
        label="Compare by name and address too"
        classNames={{ body: `${kit.tall} ${classes.byNameBody}`, label: kit.cell ?? '' }}
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <p className={`${kit.second} ${classes.twins}`} role="status">
        {on && work.state.step !== 'running' ? (
          over ? (
            sameNamesText(over.duplicates)
          ) : (
            <Loader role="img" size={12} aria-label="The names and addresses are being compared" />
          )
        ) : (
          `The same ${wordsOf[kind].one} with two ids counts once.`
        )}
      </p>
      {on && (
        <ReadOffer
          kind={kind}
          ids={over?.unread ?? []}
          fields={fieldsByName(kind)}
          why="They are compared by id alone."
          work={work}
        />
      )}
    </div>
  )
}

const sameNamesText = (duplicates: number) =>
  duplicates === 0
    ? 'No loaded record is in two lists under different ids.'
    : `${count(duplicates)} ${duplicates === 1 ? 'is' : 'are'} in an earlier list under another id.`
