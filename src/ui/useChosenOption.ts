import type { ComboboxStore } from '@mantine/core'
import { useEffect, useRef } from 'react'

/**
 * Which option of a list Enter takes: the first for what is typed, until arrow keys choose another, which stays chosen while further
 * options come above it. `keys` name the options in the order of the list.
 */
export function useChosenOption(
  { selectOption, getSelectedOptionIndex }: ComboboxStore,
  keys: readonly string[],
  text: string,
): void {
  const former = useRef({ keys, text })
  const all = keys.join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names, not the array that holds them
  useEffect(() => {
    const chosen = former.current.text === text ? getSelectedOptionIndex() : 0
    const now = chosen > 0 ? keys.indexOf(former.current.keys[chosen] ?? '') : 0
    former.current = { keys, text }
    if (keys.length > 0) selectOption(Math.max(now, 0))
  }, [all, text])
}
