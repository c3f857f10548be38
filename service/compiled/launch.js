// `node service/compiled/launch.js PROGRAM`: the program as `npm run build` compiled it, or from its source where dev dependencies are
// installed and the build is missing or older. In JavaScript, as production has nothing that compiles.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { appSources, isCurrent } from './file-times.js'

const root = new URL('../../', import.meta.url)
const inRoot = (path) => fileURLToPath(new URL(path, root))
const [program] = process.argv.splice(2, 1)
const built = `dist/service/${program}.mjs`

const { start } = await import(new URL(await moduleOf(program), root).href)
await start?.()

/** The module that runs a program. */
async function moduleOf(name) {
  if (!canCompile() || isCurrent(inRoot(built), ['service', ...appSources].map(inRoot))) {
    if (existsSync(inRoot(built))) return built
    console.error(
      'The service is not built, and what builds it is not installed. Run: npm ci && npm run build && npm prune --omit=dev',
    )
    process.exit(1)
  }
  const { register } = await import('tsx/esm/api')
  register()
  return name === 'start' ? 'service/compile-and-start.ts' : `service/${name}.ts`
}

function canCompile() {
  const { resolve } = createRequire(root)
  return ['tsx', 'esbuild', 'vite'].every((name) => {
    try {
      return resolve(name) !== undefined
    } catch {
      return false
    }
  })
}
