import { join } from 'node:path'
import { compileServiceInto } from '#service/compiled/compile.ts'
import { prepareApp } from '#service/server/prepare.ts'
import { projectFolder } from '#service/server/project-folder.ts'

/**
 * Makes `dist/`: the app, unless what is there is newer than its sources, and the compiled service. With them the service starts without
 * any dev dependency.
 */
await prepareApp()
await compileServiceInto(join(projectFolder, 'dist/service'))
