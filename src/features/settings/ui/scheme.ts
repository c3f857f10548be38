import type { MantineColorScheme } from '@mantine/core'
import { COLOR_SCHEME } from '#session/local-data.ts'

/** The colours that kept data asks for; as the system has them where it says nothing. */
export function schemeIn(texts: Readonly<Record<string, string>>): MantineColorScheme {
  const kept = texts[COLOR_SCHEME]
  return kept === 'light' || kept === 'dark' ? kept : 'auto'
}
