import { closeSync, fstatSync, openSync } from 'node:fs'
import { join } from 'node:path'

/** Files that an engine has mapped into memory. */
export interface MappedFiles {
  /** Throws when a file is shorter than it was when it was opened; takes some microseconds. */
  check(): void
  close(): void
}

/**
 * Opens `files` of a folder for checks of their sizes: to read beyond the end of a mapped file ends the process by SIGBUS, which cannot be
 * caught, so a file that was cut off must be noticed before it is read.
 */
export function mappedFiles(folder: string, files: readonly string[]): MappedFiles {
  const opened = files.map((file) => {
    const descriptor = openSync(join(folder, file), 'r')
    return { file, descriptor, size: fstatSync(descriptor).size }
  })
  return {
    check() {
      const cut = opened.find(({ descriptor, size }) => fstatSync(descriptor).size < size)
      // "IO Error" is how the engine begins such messages, and what makes them fatal.
      if (cut) throw new Error(`IO Error: ${cut.file} in ${folder} was cut off while it was open`)
    },
    close() {
      for (const { descriptor } of opened) closeSync(descriptor)
    },
  }
}
