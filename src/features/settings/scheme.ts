import type { MantineColorScheme } from '@mantine/core'
import { COLOR_SCHEME, type LocalData } from '../../state/local-data.ts'

/** The colours that kept data asks for; as the system has them where it says nothing. */
export function schemeIn(data: LocalData | undefined): MantineColorScheme {
  const kept = data?.localStorage[COLOR_SCHEME]
  return kept === 'light' || kept === 'dark' ? kept : 'auto'
}
