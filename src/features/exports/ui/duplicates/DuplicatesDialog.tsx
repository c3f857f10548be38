import { type ReactNode, Suspense, use, useMemo } from 'react'
import type { Kind } from '#contract/kind.ts'
import { type DuplicateGroup, type KeepRule, selectInGroup } from '#lists/duplicates.ts'
import { some } from '#shared/text/format.ts'
import { Dialog } from '#ui/Dialog.tsx'
import kit from '#ui/kit.module.css'
import classes from './duplicates.module.css'
import { GroupsViewContext } from './groups-view.ts'
import { KeepChoice } from './KeepChoice.tsx'

/** Which one of each group is written: by a rule, and where a person chose another one, that. */
export interface Kept {
  keep: KeepRule
  kept: readonly string[]
}

interface Props {
  kind: Kind
  opened: boolean
  /** None where only what is still to be read tells. */
  groups: readonly DuplicateGroup[] | null
  rules: readonly KeepRule[]
  value: Kept
  onChange: (kept: Kept) => void
  onClose: () => void
  /** The buttons at its end. */
  children: ReactNode
}

/** Records that are the same, group by group, and which one of each is written. */
export function DuplicatesDialog({ kind, opened, groups, rules, value, onChange, onClose, children }: Props) {
  const Groups = use(GroupsViewContext)
  const { keep, kept } = value
  const chosen = useMemo(() => new Set(kept), [kept])
  return (
    <Dialog opened={opened} onClose={onClose} title="Review duplicates" size={760}>
      <div className={`${kit.grid} ${kit.gap12}`}>
        <div className={classes.top}>
          <p role="status">
            {groups ? groupText(groups.length) : 'The record to keep is known after loading.'}
          </p>
          <KeepChoice rules={rules} value={keep} onChange={(rule) => onChange({ keep: rule, kept: [] })} />
        </div>
        <Suspense fallback={<div aria-busy />}>
          {groups && (
            <Groups
              kind={kind}
              groups={groups}
              rule={keep}
              chosen={chosen}
              onChoose={(group, id) => onChange({ keep, kept: [...selectInGroup(kept, group, id)] })}
            />
          )}
        </Suspense>
        <div className={`${kit.flex} ${kit.end} ${classes.buttons}`}>{children}</div>
      </div>
    </Dialog>
  )
}

const groupText = (many: number) =>
  `${some(many, 'group')} of duplicates. One record of each group is exported; you can choose another.`
