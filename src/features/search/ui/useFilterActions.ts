import { IconArrowsSplit2, IconCircleOff, IconEye, IconEyeOff } from '@tabler/icons-react'
import { alternativesOf, withAlternatives } from '#criteria/alternatives.ts'
import {
  canExcludeOrMute,
  type SearchFilter,
  withFilterChanged,
  withFilterRemoved,
} from '#criteria/filters.ts'
import { tidy } from '#criteria/tidy.ts'
import { useChosen, useEditCriteria } from '#session/search.ts'
import { useAlternatives } from '#session/service.ts'
import type { RowAction } from './Row.tsx'

/** What can be done with a chosen thing: leave it out, mute it, make it one of several alternatives. */
export function useFilterActions(piece: SearchFilter, name: string): RowAction[] {
  const chosen = useChosen()
  const edit = useEditCriteria()
  const alternatives = useAlternatives()
  if (!canExcludeOrMute(piece)) return []
  const { excluded, muted } = piece
  const turn = (to: Partial<Pick<SearchFilter, 'excluded' | 'muted'>>) => {
    const next = withFilterChanged(chosen, piece, to)
    edit(next.criteria, next.muted)
  }
  const split = () => {
    const { criteria } = withFilterRemoved(chosen, piece)
    const item = excluded ? { NoneOf: [piece.part] } : piece.part
    edit(tidy(withAlternatives(criteria, [...alternativesOf(criteria), [item]])))
  }
  const side = excluded ? 'Include' : 'Exclude'
  const mute = muted ? 'Unmute' : 'Mute'
  return [
    ...(alternatives
      ? [
          {
            words: side,
            label: `${side} ${name}`,
            Icon: IconCircleOff,
            act: () => turn({ excluded: !excluded }),
          },
        ]
      : []),
    {
      words: mute,
      label: `${mute} ${name}`,
      Icon: muted ? IconEye : IconEyeOff,
      act: () => turn({ muted: !muted }),
    },
    ...(alternatives && !muted && !piece.place
      ? [
          {
            words: 'This or something else',
            label: `${name} or something else`,
            Icon: IconArrowsSplit2,
            act: split,
          },
        ]
      : []),
  ]
}
