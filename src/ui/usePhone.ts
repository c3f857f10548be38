import { useMediaQuery } from '@mantine/hooks'

/** The widest screen that counts as a phone, in pixels, as in the style sheets. */
export const PHONE = 759

/** Whether the screen is a phone's, known at the first render. */
export const usePhone = () =>
  useMediaQuery(`(max-width: ${PHONE}px)`, false, { getInitialValueInEffect: false })

/** Whether the screen has no room for panels beside each other, known at the first render. */
export const useNarrow = () => useMediaQuery('(max-width: 899px)', false, { getInitialValueInEffect: false })
