const units = ['kB', 'MB', 'GB', 'TB'] as const

/** Bytes as people read them: "312 bytes", "5.0 kB", "24.1 MB". */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  const step = Math.min(units.length, Math.floor(Math.log10(bytes) / 3))
  return `${(bytes / 1000 ** step).toFixed(1)} ${units[step - 1]}`
}
