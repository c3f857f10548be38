import { useMediaQuery } from '@mantine/hooks'

/** The widest screen that counts as a phone, in pixels, as in the style sheets. */
export const PHONE = 759

const useMedia = (query: string) => useMediaQuery(query, false, { getInitialValueInEffect: false })

/** Whether the screen is a phone's, known at the first render. */
export const usePhone = () => useMedia(`(max-width: ${PHONE}px)`)

/**
 * Whether the search has map and sheet: on a phone that is high enough for both. A low window, as at 400 % zoom, has its
 * panels below each other.
 */
export const useSheetLayout = () => useMedia(`(max-width: ${PHONE}px) and (min-height: 480px)`)

/** Whether a phone is too low for map and records together. */
export const useLowScreen = () => useMedia('(max-height: 720px)')

/** Whether the screen has no room for panels beside each other, known at the first render. */
export const useNarrow = () => useMedia('(max-width: 899px)')
