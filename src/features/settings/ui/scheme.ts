import type { MantineColorScheme } from '@mantine/core'
import { COLOR_SCHEME } from '#session/local-data.ts'

/** The color scheme in stored data, or that of the system where none is stored. */
export function schemeIn(texts: Readonly<Record<string, string>>): MantineColorScheme {
  const stored = texts[COLOR_SCHEME]
  return stored === 'light' || stored === 'dark' ? stored : 'auto'
}
