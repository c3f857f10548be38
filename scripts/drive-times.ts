import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { buildRoads } from './drive-times/build-roads.ts'
import { type DriveTimesCommand, readArguments, UsageError, usage } from './drive-times/read-arguments.ts'
import { openRoads } from './drive-times/roads-folder.ts'
import { roadsServer } from './drive-times/serve-roads.ts'

/** Only programs of this machine reach the server. */
const HOST = '127.0.0.1'

/** Prepares roads, or serves drive times on them until the process ends. Raises errors to show as they are. */
async function run(given: DriveTimesCommand): Promise<void> {
  const { folder } = given
  if (given.command === 'build') {
    await buildRoads(given.input, folder, (line) => console.error(line))
    console.log(`${folder} has the roads. Serve drive times on them: npm run drive-times -- serve ${folder}`)
    return
  }
  const server = roadsServer(await openRoads(folder))
  await new Promise<void>((done, fail) => server.once('error', fail).listen(given.port, HOST, done))
  const address = `http://${HOST}:${(server.address() as AddressInfo).port}`
  console.log(`Drive times are at ${address}. Use them: ISOCHRONES_URL=${address} npm start`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await run(readArguments(process.argv.slice(2)))
  } catch (error) {
    const { message } = error as Error
    console.error(error instanceof UsageError ? `${message}\n\n${usage}` : message)
    process.exitCode = 1
  }
}
