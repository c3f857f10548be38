import { type ReactNode, useId } from 'react'
import kit from './kit.module.css'
import classes from './Segments.module.css'

interface Props<V extends string> {
  'aria-label'?: string
  'aria-labelledby'?: string
  data: readonly { value: V; label: ReactNode; disabled?: boolean }[]
  value: V
  onChange: (value: V) => void
  /** `xs` next to other small controls. */
  size?: 'xs' | 'sm'
  fullWidth?: boolean
  className?: string | undefined
}

/** One of a few options, side by side. Styles alone mark the selected one: without measuring, a screen is laid out once. */
export function Segments<V extends string>(props: Props<V>) {
  const { data, value, onChange, size = 'sm', fullWidth, className, ...named } = props
  const name = useId()
  return (
    <div
      {...named}
      role="radiogroup"
      className={className ? `${classes.row} ${className}` : classes.row}
      data-size={size}
      data-full={fullWidth}
    >
      {data.map((one) => (
        <label key={one.value} className={classes.segment}>
          <input
            type="radio"
            className={classes.input}
            name={name}
            value={one.value}
            checked={one.value === value}
            disabled={one.disabled}
            onChange={() => onChange(one.value)}
          />
          <span className={`${kit.truncate} ${classes.words}`}>{one.label}</span>
        </label>
      ))}
    </div>
  )
}
