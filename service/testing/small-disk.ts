import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of its own, of a few megabytes. */
export interface SmallDisk {
  folder: string
  /** Writes until nothing more fits. */
  fill(): void
  /** Removes what `fill` wrote. */
  free(): void
  remove(): void
}

/** Mounts a small disk; undefined where the system or the user's rights do not allow it (it takes Linux and root). */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  const fillers: string[] = []
  return {
    folder,
    fill() {
      for (const size of [1 << 20, 1 << 12])
        for (;;) {
          const file = join(folder, `filler-${fillers.length}`)
          fillers.push(file)
          try {
            writeFileSync(file, Buffer.alloc(size))
          } catch {
            rmSync(file, { force: true })
            break
          }
        }
    },
    free() {
      for (const file of fillers.splice(0)) rmSync(file, { force: true })
    },
    remove() {
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true })
    },
  }
}
