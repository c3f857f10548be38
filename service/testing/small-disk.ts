import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of its own, of a few megabytes. */
export interface SmallDisk {
  folder: string
  /** Writes until nothing more fits. */
  fill(): void
  /** Makes empty files until the disk has no room for another one. */
  fillWithFiles(): void
  /** Removes what was written to fill it. */
  free(): void
  /** Nothing can be written to it any more. */
  makeReadOnly(): void
  remove(): void
}

/** Files and folders that a small disk may have. */
const FILES = 400

/** Mounts a small disk; undefined where the system or the user's rights do not allow it (it takes Linux and root). */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,nr_inodes=${FILES}`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  const fillers: string[] = []
  function fillWith(size: number): void {
    for (;;) {
      const file = join(folder, `filler-${fillers.length}`)
      fillers.push(file)
      try {
        writeFileSync(file, Buffer.alloc(size))
      } catch {
        rmSync(file, { force: true })
        return
      }
    }
  }
  return {
    folder,
    fill: () => [1 << 20, 1 << 12].forEach(fillWith),
    fillWithFiles: () => fillWith(0),
    free() {
      for (const file of fillers.splice(0)) rmSync(file, { force: true })
    },
    makeReadOnly: () => void execFileSync('mount', ['-o', 'remount,ro', folder]),
    remove() {
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true })
    },
  }
}
