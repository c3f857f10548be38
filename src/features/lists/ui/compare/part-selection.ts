import { type RefObject, useMemo } from 'react'
import type { Comparison } from '#features/lists/data/compare/comparison.ts'
import type { ComparedSource, ComparisonResult } from '#features/lists/data/compare/overlap.ts'
import { compareMessages as messages } from '#features/lists/messages/compare.ts'
import {
  type Condition,
  conditionsOf,
  partsWhere,
  selectionLabel,
  selectionName,
} from '#features/lists/model/compare/conditions.ts'
import type { List } from '#lists/list.ts'
import { membersIn, partSizes, sizeIn } from '#lists/sets.ts'
import { inSlices } from '#shared/time-slices.ts'
import { useShortcuts } from '#ui/useShortcuts.ts'
import { useListActions } from '../actions/useListActions.ts'

export interface ComparedParts {
  list: List
  laid: readonly ComparedSource[]
  over: ComparisonResult
  /** Whether the comparison is running again. */
  isOld: boolean
  comparison: Comparison
  onChange: (comparison: Comparison) => void
}

export type PartSelection = ReturnType<typeof usePartSelection>

/** The selected parts of a comparison: their size and name, how to change them, and the list to make of them. */
export function usePartSelection({ list, laid, over, isOld, comparison, onChange }: ComparedParts) {
  const { overlap } = over
  const { selected, byName } = comparison
  const many = laid.length
  const sizes = useMemo(() => partSizes(overlap, many), [overlap, many])
  const circleSizes = useMemo(() => laid.map(({ size }) => size), [laid])
  const making = useListActions(list)
  const label = selectionLabel(selected, many)
  const conditions = conditionsOf(selected, many)
  const selectedCount = sizeIn(sizes, selected)
  const isReady = selectedCount > 0 && !isOld
  const select = (next: ReadonlySet<number>) => onChange({ ...comparison, selected: next })
  const plan = async () => ({
    name: selectionName(
      selected,
      laid.map((source) => source.name),
    ),
    description: byName ? messages.createdFromByName(label) : messages.createdFrom(label),
    members: await inSlices(membersIn(overlap, selected)),
    from: laid.flatMap(({ list: from }) => from?.id ?? []),
  })
  return {
    sizes,
    circleSizes,
    label,
    conditions,
    selectedCount,
    isReady,
    toggle(mask: number) {
      const next = new Set(selected)
      if (!next.delete(mask)) next.add(mask)
      select(next)
    },
    setCondition(index: number, condition: Condition) {
      select(partsWhere(laid.map((_, i) => (i === index ? condition : (conditions?.[i] ?? 'any')))))
    },
    async save() {
      if (isReady && many > 1) await making.save(await plan())
    },
    async exportNew() {
      await making.exportNew(await plan())
    },
  }
}

interface Keys {
  onNumber: (n: number) => void
  onEnter: () => void
}

const isButton = (element: Element | null) => element instanceof HTMLButtonElement
const isButtonOrCheckbox = (element: Element) =>
  isButton(element) || (element instanceof HTMLInputElement && element.type === 'checkbox')

/** Number keys and Enter, while the focus is on a button or checkbox of the panel, or nowhere. */
export function usePartShortcuts(panel: RefObject<HTMLElement | null>, keys: Keys): void {
  useShortcuts(panel, isButtonOrCheckbox, ({ key }) => {
    if (/^[1-9]$/.test(key)) keys.onNumber(Number(key))
    // A button answers Enter itself.
    else if (key === 'Enter' && !isButton(document.activeElement)) keys.onEnter()
  })
}
