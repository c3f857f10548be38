import type { ComboboxStore } from '@mantine/core'
import { useEffect, useRef } from 'react'

/**
 * Keeps track of the option that Enter selects: the first one for a text, until arrow keys move to another, which remains active while
 * options are added above it. `keys` identify the options in order.
 */
export function useActiveOption(
  { selectOption, getSelectedOptionIndex }: ComboboxStore,
  keys: readonly string[],
  text: string,
): void {
  const previous = useRef({ keys, text })
  const all = keys.join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys, not the array
  useEffect(() => {
    const active = previous.current.text === text ? getSelectedOptionIndex() : 0
    const now = active > 0 ? keys.indexOf(previous.current.keys[active] ?? '') : 0
    previous.current = { keys, text }
    if (keys.length > 0) selectOption(Math.max(now, 0))
  }, [all, text])
}
