import { useMediaQuery } from '@mantine/hooks'

/** The widest screen that counts as a phone, in pixels; style sheets say the same. */
export const PHONE = 759

/** Whether the screen is a phone's, known with the first drawing. */
export const usePhone = () =>
  useMediaQuery(`(max-width: ${PHONE}px)`, false, { getInitialValueInEffect: false })
