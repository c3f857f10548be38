import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { compileService } from '../compiled/compile.ts'
import { projectFolder } from '../server/project-folder.ts'

/** What starts the programs, and what a container runs to see whether the service is ready. */
const scripts = ['launch.js', 'file-times.js', 'health.js'].map((name) => `service/compiled/${name}`)

/** A page in place of the built app, which is not there when the tests of the service run. */
export const appPage = '<!doctype html><title>Catchment</title>'

/**
 * Fills `folder` with what the image has: the compiled service, an app, `package.json`, what starts the programs, and the packages that
 * `npm ci --omit=dev` installs. Nothing in it can find a dev dependency.
 */
export async function fillProductionFolder(folder: string): Promise<void> {
  cpSync(await compileService(), join(folder, 'dist/service'), { recursive: true })
  mkdirSync(join(folder, 'dist/app'))
  writeFileSync(join(folder, 'dist/app/index.html'), appPage)
  for (const path of ['package.json', ...scripts]) cpSync(join(projectFolder, path), join(folder, path))
  for (const path of productionPackages()) linkFolder(join(projectFolder, path), join(folder, path))
}

/** Links the files of a package, which takes a tenth of the time of copying them; packages inside it have rows of their own. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory() && entry.name !== 'node_modules') linkFolder(source, target)
    if (entry.isFile()) linkFile(source, target)
  }
}

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    // Another disk.
    copyFileSync(from, to)
  }
}

/** The paths of the packages that production needs, as the lock file has them; those of other platforms are not installed. */
function productionPackages(): string[] {
  const text = readFileSync(join(projectFolder, 'package-lock.json'), 'utf8')
  const { packages } = JSON.parse(text) as { packages: Record<string, { dev?: boolean }> }
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev && existsSync(join(projectFolder, path)))
    .map(([path]) => path)
}
