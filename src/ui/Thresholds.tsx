import { RangeSlider } from '@mantine/core'
import type { CSSProperties } from 'react'
import kit from './kit.module.css'
import classes from './Thresholds.module.css'

interface Props {
  /** How many things have each value, from `min` on. */
  bars: readonly number[]
  min: number
  /** From the lower threshold on things are reviewed, from the upper one on accepted. */
  thresholds: readonly [lower: number, upper: number]
  textOf: (value: number) => string
  /** A bar in words. */
  barText: (value: number, things: number) => string
  /** What the thresholds are for. */
  labels: readonly [lower: string, upper: string]
  onChange: (thresholds: [lower: number, upper: number]) => void
  onChangeEnd?: (thresholds: [lower: number, upper: number]) => void
}

/** How many bars have a space between them. */
const MAX_APART = 50

/** Two thresholds on one slider below a histogram, with their values. */
export function Thresholds({
  bars,
  min,
  thresholds,
  textOf,
  labels,
  onChange,
  onChangeEnd,
  ...props
}: Props) {
  const [lower, upper] = thresholds
  const max = min + bars.length - 1
  const positionOf = (value: number) => `${(100 * (value - min)) / bars.length}%`
  /** Whether the label of a threshold would cover that of an end of the scale. */
  const isNear = (threshold: number, end: number) => Math.abs(threshold - end) < 0.15 * (max - min)
  return (
    <>
      <Histogram bars={bars} min={min} thresholds={thresholds} positionOf={positionOf} {...props} />
      <RangeSlider
        min={min}
        max={max}
        minRange={0}
        size={5}
        thumbSize={18}
        value={[lower, upper]}
        label={null}
        style={{ '--bars': bars.length } as CSSProperties}
        classNames={{ root: classes.slider, thumb: classes.thumb }}
        thumbFromLabel={labels[0]}
        thumbToLabel={labels[1]}
        onChange={onChange}
        onChangeEnd={onChangeEnd}
      />
      <div className={`${kit.flex} ${kit.spread} ${kit.second} ${classes.scale}`} aria-hidden>
        <span data-covered={isNear(lower, min) || undefined}>{textOf(min)}</span>
        {thresholds.map((threshold, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: both may have the same value
          <b key={i} style={{ left: positionOf(threshold) }}>
            {textOf(threshold)}
          </b>
        ))}
        <span data-covered={isNear(upper, max) || undefined}>{textOf(max)}</span>
      </div>
    </>
  )
}

interface HistogramProps extends Pick<Props, 'bars' | 'min' | 'thresholds' | 'barText'> {
  positionOf: (value: number) => string
}

/** The bars, in the colors of their groups; the numbers are on the page as text. */
function Histogram({ bars, min, thresholds: [lower, upper], barText, positionOf }: HistogramProps) {
  const highest = Math.max(1, ...bars)
  const isApart = bars.length <= MAX_APART
  return (
    <div className={`${kit.flex} ${classes.histogram} ${isApart ? classes.apart : ''}`} aria-hidden>
      {bars.map((things, i) => {
        const value = min + i
        return (
          <span
            key={value}
            className={kit.grow}
            data-group={value >= upper ? 'accept' : value >= lower ? 'review' : 'none'}
            title={barText(value, things)}
            style={{ height: things === 0 ? 0 : `${Math.max(3, 100 * Math.sqrt(things / highest))}%` }}
          />
        )
      })}
      <i data-group="review" style={{ left: positionOf(lower) }} />
      <i data-group="accept" style={{ left: positionOf(upper) }} />
    </div>
  )
}
