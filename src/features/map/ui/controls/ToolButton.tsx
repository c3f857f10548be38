import { Kbd, Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'
import kit from '#ui/kit.module.css'
import classes from './controls.module.css'

interface Props {
  label: string
  /** The key that does the same, as a person reads it. */
  keys?: string
  pressed?: boolean
  danger?: boolean
  disabled?: boolean
  tip?: 'right' | 'left' | 'bottom'
  onClick: () => void
  children: ReactNode
  'data-tool'?: string
}

/** A square button over the map, with its name and key as a tip. */
export function ToolButton({
  label,
  keys,
  pressed,
  danger,
  disabled,
  tip = 'right',
  children,
  ...rest
}: Props) {
  const words = keys ? (
    <>
      {label} <Kbd size="xs">{keys}</Kbd>
    </>
  ) : (
    label
  )
  return (
    <Tooltip label={words} position={tip} withArrow={false}>
      <button
        type="button"
        className={`${kit.center} ${kit.textButton} ${classes.button}`}
        aria-label={label}
        aria-pressed={pressed}
        aria-keyshortcuts={keys?.replace('Ctrl ', 'Control+').replace('Shift ', 'Shift+')}
        aria-disabled={disabled || undefined}
        data-danger={danger || undefined}
        {...rest}
      >
        {children}
      </button>
    </Tooltip>
  )
}
