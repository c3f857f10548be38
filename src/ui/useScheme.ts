import { useComputedColorScheme } from '@mantine/core'

/** The color scheme, `light` or `dark`, known at the first render, so that a dark page never flashes light. */
export const useScheme = () => useComputedColorScheme('light', { getInitialValueInEffect: false })
