let save: ((name: string, file: Blob) => void) | undefined

/** Names who hands a finished file to the browser. */
export function filesSavedBy(saver: typeof save): void {
  save = saver
}

/** Hands a finished file to the browser, unless it was written to a place on disk. */
export function handedOver(name: string, file: Blob | undefined): void {
  if (file) save?.(name, file)
}
