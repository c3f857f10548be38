import type { ComboboxStore } from '@mantine/core'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useActiveOption } from '#ui/useActiveOption.ts'
import type { FinderResult } from '../data/finder-results.ts'

interface ResultKeys {
  /** Whether Enter was pressed and takes effect once the results are complete. */
  isWaiting: boolean
  /** Does what Enter does, for this text. */
  enter: (text: string) => void
  /** Of the box, so that an incomplete list does not answer the key. */
  onKeyDownCapture: (event: KeyboardEvent) => void
}

/**
 * The keys of a list of results. Enter before the results of a text are complete takes effect once they are, unless the
 * text changes first; Escape cancels it.
 */
export function useResultKeys(
  combobox: ComboboxStore,
  text: string,
  { results, isComplete }: { results: readonly FinderResult[]; isComplete: boolean },
  choose: (id: string) => void,
): ResultKeys {
  useActiveOption(
    combobox,
    results.map(({ id }) => id),
    text,
  )
  const [requested, setRequested] = useState<string>()
  const first = results[0]?.id
  const isDue = requested === text && isComplete
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is due
  useEffect(() => {
    if (!isDue) return
    setRequested(undefined)
    if (first) choose(first)
  }, [isDue])
  return {
    isWaiting: requested === text && !isComplete,
    enter: setRequested,
    onKeyDownCapture: (event) => {
      if (event.key === 'Escape') setRequested(undefined)
      const isEarly = !isComplete && text.trim() !== '' && combobox.getSelectedOptionIndex() <= 0
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isEarly) return
      event.preventDefault()
      event.stopPropagation()
      setRequested(text)
    },
  }
}
