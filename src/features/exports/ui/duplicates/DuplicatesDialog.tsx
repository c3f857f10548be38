import { NativeSelect } from '@mantine/core'
import { type ComponentType, createContext, type ReactNode, Suspense, use, useMemo } from 'react'
import type { Kind } from '#contract/kind.ts'
import { exportJobMessages } from '#features/exports/messages/jobs.ts'
import { newExportMessages } from '#features/exports/messages/new-export.ts'
import { type DuplicateGroup, type KeepRule, keepRuleText, selectInGroup } from '#lists/duplicates.ts'
import { Dialog } from '#ui/Dialog.tsx'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { Actions } from '#ui/Toolbar.tsx'

interface GroupsProps {
  kind: Kind
  groups: readonly DuplicateGroup[]
  rule: KeepRule
  /** Ids that were selected instead of the record of the rule. */
  selected: ReadonlySet<string>
  onChoose: (group: DuplicateGroup, id: string) => void
}
export type GroupsView = ComponentType<GroupsProps>

/** The component that shows groups of duplicates: it belongs to lists, and the app passes it in. */
export const GroupsViewContext = createContext<GroupsView>(() => null)

/** Which record of each group is written: that of a rule, or an id that was selected instead. */
export interface DuplicateRule {
  keep: KeepRule
  keepIds: readonly string[]
}

interface Props {
  kind: Kind
  opened: boolean
  /** Null where they are known only after loading. */
  groups: readonly DuplicateGroup[] | null
  rules: readonly KeepRule[]
  value: DuplicateRule
  onChange: (rule: DuplicateRule) => void
  onClose: () => void
  /** Buttons at the end. */
  children: ReactNode
}

/** Groups of duplicates, and which record of each is written. */
export function DuplicatesDialog({ kind, opened, groups, rules, value, onChange, onClose, children }: Props) {
  const Groups = use(GroupsViewContext)
  const { keep, keepIds } = value
  const selected = useMemo(() => new Set(keepIds), [keepIds])
  return (
    <Dialog opened={opened} onClose={onClose} title={exportJobMessages.reviewDuplicates} size={760}>
      <div className={`${kit.grid} ${kit.gap12}`}>
        <Inline wrap align="end" justify="between">
          <p role="status" className={`${kit.muted} ${kit.fill}`}>
            {groups ? exportJobMessages.duplicateGroups(groups.length) : exportJobMessages.duplicatesLater}
          </p>
          <KeepRuleSelect
            rules={rules}
            value={keep}
            onChange={(rule) => onChange({ keep: rule, keepIds: [] })}
          />
        </Inline>
        <Suspense fallback={<div aria-busy />}>
          {groups && (
            <Groups
              kind={kind}
              groups={groups}
              rule={keep}
              selected={selected}
              onChoose={(group, id) => onChange({ keep, keepIds: [...selectInGroup(keepIds, group, id)] })}
            />
          )}
        </Suspense>
        <Actions>{children}</Actions>
      </div>
    </Dialog>
  )
}

interface KeepRuleProps {
  rules: readonly KeepRule[]
  value: KeepRule
  onChange: (rule: KeepRule) => void
}

/** The rule that selects the record of each group. */
export function KeepRuleSelect({ rules, value, onChange }: KeepRuleProps) {
  return (
    <NativeSelect
      size="xs"
      label={newExportMessages.keepFromGroup}
      className={kit.widePhone}
      labelProps={{ mb: 4, fw: 600 }}
      data={rules.map((rule) => ({ value: rule, label: keepRuleText[rule] }))}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as KeepRule)}
    />
  )
}
