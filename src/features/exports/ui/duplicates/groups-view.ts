import { type ComponentType, createContext } from 'react'
import type { Kind } from '#contract/kind.ts'
import type { DuplicateGroup, KeepRule } from '#lists/duplicates.ts'

interface GroupsProps {
  kind: Kind
  groups: readonly DuplicateGroup[]
  rule: KeepRule
  /** Ids that a person chose to stay. */
  chosen: ReadonlySet<string>
  onChoose: (group: DuplicateGroup, id: string) => void
}

export type GroupsView = ComponentType<GroupsProps>

/** What shows groups of records that are one, with the one that stays: lists show theirs so too, and the app puts it in here. */
export const GroupsViewContext = createContext<GroupsView>(() => null)
