// In JavaScript, as what starts the service uses it before anything is compiled.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Files and folders of the project from which the app is built. */
export const appSources = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'postcss.config.mjs',
  'package.json',
]

/**
 * When a file was last changed (milliseconds), 0 when there is none.
 * @param {string} path
 */
const timeOf = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

/**
 * When a file, or anything in a folder, was last changed (milliseconds).
 * @param {string} path
 * @returns {number}
 */
function newestTime(path) {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return timeOf(path)
  return Math.max(timeOf(path), ...readdirSync(path).map((name) => newestTime(join(path, name))))
}

/**
 * Whether a built file is newer than all files and folders that it was built from.
 * @param {string} built
 * @param {readonly string[]} sources
 */
export const isCurrent = (built, sources) => sources.every((path) => newestTime(path) <= timeOf(built))
