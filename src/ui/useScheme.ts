import { useComputedColorScheme } from '@mantine/core'

/** Whether the page is light or dark, known with the first drawing: what is dark is never drawn light before. */
export const useScheme = () => useComputedColorScheme('light', { getInitialValueInEffect: false })
