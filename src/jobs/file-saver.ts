let save: ((name: string, file: Blob) => void) | undefined

/** Sets how finished files are downloaded: this room has no access to the page. */
export function setFileSaver(saver: typeof save): void {
  save = saver
}

/** Downloads a finished file; nothing when it was already written to disk. */
export function downloadFile(name: string, file: Blob | undefined): void {
  if (file) save?.(name, file)
}
