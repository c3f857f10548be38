import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project, above this code as source or compiled: the nearest one with a `package.json`. */
export const projectFolder = above(dirname(fileURLToPath(import.meta.url)))

function above(folder: string): string {
  const isTop = existsSync(join(folder, 'package.json')) || dirname(folder) === folder
  return isTop ? folder : above(dirname(folder))
}

/** The folder of the built app, and that of the compiled service beside it. */
export const pagesFolder = join(projectFolder, 'dist/app')
