import { Kbd } from '@mantine/core'
import type { ReactNode } from 'react'
import kit from '#ui/kit.module.css'
import classes from './controls.module.css'

/** A bar at the foot of the map. */
export const Bar = ({ label, ...rest }: { label: string; 'data-begin'?: boolean; children: ReactNode }) => (
  <section className={`${kit.line} ${classes.hint}`} aria-label={label} {...rest} />
)

/** The key beside a button's word, for the eye alone. */
export const KeyHint = ({ children }: { children: string }) => (
  <Kbd ml={6} size="xs" aria-hidden>
    {children}
  </Kbd>
)
