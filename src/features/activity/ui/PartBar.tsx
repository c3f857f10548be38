import type { ReactNode } from 'react'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import classes from './activity.module.css'

/** One part of a whole: its size relative to the others, its color, and its text in the legend. */
export interface BarPart {
  size: number
  color: string
  text: string
}

/** Backgrounds of the parts, in both color schemes. */
export const partColors = {
  first: 'var(--c-bar)',
  second: 'var(--c-other)',
  third: 'var(--c-third)',
  fourth: 'var(--c-edge)',
  elsewhere: 'repeating-linear-gradient(45deg, var(--c-edge) 0 1.6px, transparent 1.6px 5px)',
} as const

/** The parts of a whole as one bar; `of` is the size of the whole where the parts do not fill it. */
export function PartBar({ parts, of }: { parts: readonly Omit<BarPart, 'text'>[]; of?: number }) {
  const free = (of ?? 0) - parts.reduce((sum, { size }) => sum + size, 0)
  return (
    <div className={`${kit.flex} ${kit.clip} ${kit.track} ${classes.parts}`} aria-hidden>
      {parts.map(({ size, color }) => (
        <span key={color} style={{ flex: `${size} 0 0`, background: color }} />
      ))}
      {free > 0 && <span style={{ flex: `${free} 0 0` }} />}
    </div>
  )
}

/** The texts of the parts with their colors; `children` follow them. */
export function PartLegend({ parts, children }: { parts: readonly BarPart[]; children?: ReactNode }) {
  return (
    <Inline as="ul" gap={12} wrap className={kit.second}>
      {parts.map(({ color, text }) => (
        <Inline as="li" key={color} gap={6}>
          <span className={kit.dot} style={{ background: color }} />
          {text}
        </Inline>
      ))}
      {children}
    </Inline>
  )
}
