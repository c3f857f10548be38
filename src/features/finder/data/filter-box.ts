let box: HTMLInputElement | null = null

/** The box that adds filters, while the page has one. */
export const filterBoxRef = (element: HTMLInputElement | null): void => {
  box = element
}

/** Moves the focus to the box that adds filters; false where it is absent or hidden. */
export function focusFilterBox(): boolean {
  box?.focus()
  return box !== null && document.activeElement === box
}
