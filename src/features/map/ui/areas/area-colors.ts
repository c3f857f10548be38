/** The colors of areas on a canvas. */
export interface AreaColors {
  accent: string
  danger: string
  /** Of the wider line below a line. */
  casing: string
}

/** The values of CSS variables, which a canvas cannot read. */
export function areaColors(element: HTMLElement): AreaColors {
  const style = getComputedStyle(element)
  const colorOf = (name: string) => style.getPropertyValue(name).trim()
  return { accent: colorOf('--c-accent'), danger: colorOf('--c-danger'), casing: colorOf('--c-bg') }
}
