import { IconArrowsSplit2, IconCircleOff, IconEye, IconEyeOff } from '@tabler/icons-react'
import { alternativesOf, withAlternatives } from '#criteria/alternatives.ts'
import {
  canExcludeOrMute,
  type SearchFilter,
  withFilterChanged,
  withFilterRemoved,
} from '#criteria/filters.ts'
import { tidy } from '#criteria/tidy.ts'
import { useAllCriteria, useEditCriteria } from '#session/search.ts'
import { useAlternatives } from '#session/service.ts'
import { rowMessages } from '../messages/panel.ts'
import type { RowAction } from './RowFrame.tsx'

/** The actions of a filter: exclude it, mute it, make it one of several alternatives. */
export function useFilterActions(filter: SearchFilter, name: string): RowAction[] {
  const all = useAllCriteria()
  const edit = useEditCriteria()
  const alternatives = useAlternatives()
  if (!canExcludeOrMute(filter)) return []
  const { excluded, muted } = filter
  const change = (to: Partial<Pick<SearchFilter, 'excluded' | 'muted'>>) => {
    const next = withFilterChanged(all, filter, to)
    edit(next.criteria, next.muted)
  }
  const split = () => {
    const { criteria } = withFilterRemoved(all, filter)
    const item = excluded ? { NoneOf: [filter.part] } : filter.part
    edit(tidy(withAlternatives(criteria, [...alternativesOf(criteria), [item]])))
  }
  const side = excluded ? rowMessages.include : rowMessages.exclude
  const mute = muted ? rowMessages.unmute : rowMessages.mute
  return [
    ...(alternatives
      ? [
          {
            tip: side,
            label: rowMessages.actOn(side, name),
            Icon: IconCircleOff,
            act: () => change({ excluded: !excluded }),
          },
        ]
      : []),
    {
      tip: mute,
      label: rowMessages.actOn(mute, name),
      Icon: muted ? IconEye : IconEyeOff,
      act: () => change({ muted: !muted }),
    },
    ...(alternatives && !muted && !filter.place && !filter.zipCodes
      ? [
          {
            tip: rowMessages.split,
            label: rowMessages.splitRow(name),
            Icon: IconArrowsSplit2,
            act: split,
          },
        ]
      : []),
  ]
}
