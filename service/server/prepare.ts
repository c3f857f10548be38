import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { appSources, isCurrent } from '../compiled/file-times.js'
import { compressFiles } from '../http/compress-files.ts'
import { pagesFolder, projectFolder } from './project-folder.ts'
import { runCommand } from './run-command.ts'

const inProject = (path: string) => join(projectFolder, path)

/** Builds the app into `pagesFolder` unless what is there is newer than all of its sources. */
export async function prepareApp(): Promise<void> {
  await prepareBasemap()
  if (isCurrent(join(pagesFolder, 'index.html'), appSources.map(inProject))) return
  // Built elsewhere, then moved: an interrupted build is never taken for a complete one.
  const part = inProject(`node_modules/.catchment-build-${process.pid}`)
  const options = ['--logLevel', 'warn', '--outDir', part, '--emptyOutDir']
  await runScript('Building the app', 'node_modules/vite/bin/vite.js', 'build', ...options)
  compressFiles(part)
  rmSync(pagesFolder, { recursive: true, force: true })
  mkdirSync(dirname(pagesFolder), { recursive: true })
  renameSync(part, pagesFolder)
}

const mapSources = ['scripts/basemap.ts', 'scripts/basemap', 'service/reference/places/land.bin']

/** Creates the basemap in `public/` unless what is there is newer than its sources. */
export async function prepareBasemap(): Promise<void> {
  if (isCurrent(inProject('public/basemap.pmtiles'), mapSources.map(inProject))) return
  await runScript('Creating the basemap', 'scripts/basemap.ts')
}

const runScript = (what: string, ...words: string[]) =>
  runCommand(what, [process.execPath, ['--import', 'tsx', ...words]])
