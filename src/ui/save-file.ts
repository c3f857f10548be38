/** Downloads a file made of parts. */
export function saveFile(name: string, parts: BlobPart[], type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob(parts, { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // Some browsers start reading after the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
