import { Checkbox, Loader } from '@mantine/core'
import type { Kind } from '#contract/kind.ts'
import { kindNames } from '#criteria/kinds.ts'
import { byNameFields, type ComparisonResult } from '#features/lists/data/compare/overlap.ts'
import { compareMessages as messages } from '#features/lists/messages/compare.ts'
import kit from '#ui/kit.module.css'
import { LoadOffer } from '../load/LoadOffer.tsx'
import type { Task } from '../load/useTask.ts'
import classes from './compare.module.css'

interface Props {
  kind: Kind
  on: boolean
  onChange: (on: boolean) => void
  /** Absent while the lists are being compared. */
  result: ComparisonResult | undefined
  /** The loading of records; the comparison runs again after it. */
  work: Task
}

/** Compares by name and address too, shows the number of duplicates, and offers to load missing records. */
export function ByNameOption({ kind, on, onChange, result, work }: Props) {
  return (
    <div>
      <Checkbox
        size="xs"
        label={messages.byName}
        classNames={{ body: `${kit.touchHeight} ${kit.middle}`, label: kit.cell ?? '' }}
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <p className={`${kit.second} ${classes.byName}`} role="status">
        {on && work.state.step !== 'running' ? (
          result ? (
            sameNamesText(result.duplicates)
          ) : (
            <Loader role="img" size={12} aria-label={messages.comparingNames} />
          )
        ) : (
          messages.byNameHint(kindNames[kind].one)
        )}
      </p>
      {on && (
        <LoadOffer
          kind={kind}
          ids={result?.unread ?? []}
          fields={byNameFields(kind)}
          reason={messages.comparedById}
          work={work}
        />
      )}
    </div>
  )
}

const sameNamesText = (duplicates: number) =>
  duplicates === 0 ? messages.noDuplicatesByName : messages.duplicatesByName(duplicates)
