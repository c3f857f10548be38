import { type ComponentProps, createElement, type JSX } from 'react'
import { classNames } from './class-names.ts'
import kit from './kit.module.css'

/** The distances of the design, in pixels. */
export type Gap = 0 | 4 | 6 | 8 | 12 | 16 | 24
type Tag = keyof JSX.IntrinsicElements

type Own<T extends Tag> = {
  /** The element to render. */
  as?: T
  gap?: Gap
  className?: string | undefined
}
type LayoutProps<T extends Tag, Extra> = Own<T> & Extra & Omit<ComponentProps<T>, keyof Own<T> | keyof Extra>

interface InlineOptions {
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  justify?: 'start' | 'center' | 'end' | 'between'
  wrap?: boolean
}

/** Children side by side, centered vertically, 8 px apart unless said otherwise. */
export function Inline<T extends Tag = 'div'>({
  as,
  gap = 8,
  align = 'center',
  justify = 'start',
  wrap,
  className,
  ...rest
}: LayoutProps<T, InlineOptions>) {
  return createElement(as ?? 'div', {
    ...rest,
    className: classNames(
      kit.flex,
      kit[`gap${gap}`],
      kit[`${align}Items`],
      justify !== 'start' && kit[`${justify}Content`],
      wrap && kit.wrap,
      className,
    ),
  })
}

interface StackOptions {
  align?: 'start' | 'center' | 'end' | 'stretch'
}

/** Children below each other over the full width, 8 px apart unless said otherwise. */
export function Stack<T extends Tag = 'div'>({
  as,
  gap = 8,
  align = 'stretch',
  className,
  ...rest
}: LayoutProps<T, StackOptions>) {
  return createElement(as ?? 'div', {
    ...rest,
    className: classNames(
      kit.column,
      kit[`gap${gap}`],
      align !== 'stretch' && kit[`${align}Items`],
      className,
    ),
  })
}

interface GridOptions {
  /**
   * How many equal columns, one on phones; or `fit` for as many of 190 px as there is room for, `fitWide` of 290 px, and `label`
   * for a column of labels and one of values.
   */
  columns: 2 | 3 | 4 | 'fit' | 'fitWide' | 'label'
}

/** Children in columns, 12 px apart unless said otherwise. */
export function Grid<T extends Tag = 'div'>({
  as,
  gap = 12,
  columns,
  className,
  ...rest
}: LayoutProps<T, GridOptions>) {
  return createElement(as ?? 'div', {
    ...rest,
    className: classNames(kit.grid, kit[`columns-${columns}`], kit[`gap${gap}`], className),
  })
}
