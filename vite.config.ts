import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where calls go while developing: the service of `npm run dev`, or another one that speaks the API. */
const { SERVICE_URL = 'http://127.0.0.1:8081', API_BASE_URL = SERVICE_URL, API_KEY = '' } = process.env

const sheets = new Map<string, string[]>()

/** Short class names, by sheet and position: each one is in a style sheet and in a script of the first load. */
function scoped(name: string, file: string): string {
  const path = relative(import.meta.dirname, file)
  const sheet = createHash('sha256').update(path).digest('base64url').slice(0, 4)
  const names = sheets.get(path) ?? []
  sheets.set(path, names)
  if (!names.includes(name)) names.push(name)
  return `_${sheet}${names.indexOf(name).toString(36)}`
}

export default defineConfig({
  plugins: [react()],
  // Files name each other relative to themselves: the same build is served under any path (service/server/pages.ts).
  base: './',
  css: { modules: { generateScopedName: scoped } },
  build: {
    target: 'es2022',
    outDir: 'dist/app',
    chunkSizeWarningLimit: 1000,
    // The Content-Security-Policy takes fonts and pictures from the own origin only, not from data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Beside a second entry the page's own is nothing but imports, and the page names each as a script of its own: libraries
      // and app run in tasks of their own, not in one long one.
      input: { index: 'index.html', router: 'src/app/router.tsx' },
      output: {
        // What the first screen needs comes in four files, not in seventy: each costs a round trip, six at a time.
        // Libraries change less often than the app: in files of their own they stay in the browser's cache.
        codeSplitting: {
          groups: [
            // A small file of its own, so that it listens while the others are loading.
            { name: 'keys', test: /\/finder\/data\/(page-keys|typed-ahead)\.ts$/, priority: 6 },
            // Whoever takes zod takes the setting that keeps it from making code out of text, which the page's policy forbids.
            { name: 'zod', test: /node_modules\/zod\/|\/contract\/no-eval\.ts$/, priority: 5 },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
            {
              name: 'map',
              test: /node_modules\/(leaflet|react-leaflet|@react-leaflet|protomaps|pmtiles)/,
              priority: 4,
            },
            { name: 'libraries', test: /node_modules\//, tags: ['$initial'], priority: 3 },
            {
              name: 'contract',
              test: /src\/(contract|criteria|language|records|shared)\//,
              tags: ['$initial'],
              priority: 3,
            },
            { name: 'first', tags: ['$initial'], priority: 2 },
            // What later parts share of libraries and of the rooms below the features: three files instead of a hundred. Imports
            // go down only, so that no file of these needs a later one.
            { name: 'icons', test: /node_modules\/@tabler\//, minShareCount: 2, priority: 1 },
            { name: 'blocks', test: /node_modules\/@mantine\//, minShareCount: 2, priority: 1 },
            { name: 'rooms', test: /src\/(ui|storage|jobs|session|api)\//, minShareCount: 2, priority: 1 },
            // What the search shows next.
            {
              name: 'search',
              test: /\/(QuickStart|MapPanel|RecordsPanel|TalliesPanel|OpenRecord|RunningExports|RunningMatches)\.tsx$/,
            },
          ],
        },
      },
    },
  },
  // A worker loads its writers of files when they are needed, as the page does.
  worker: { format: 'es' },
  server: {
    port: 5173,
    strictPort: true,
    watch: { ignored: ['**/dist/**', '**/service/**', fileURLToPath(new URL('data/**', import.meta.url))] },
    proxy: {
      // The routing server is that of the own service, whatever answers the other calls.
      '/api/v1/isochrones': { target: SERVICE_URL, changeOrigin: true, headers: { origin: SERVICE_URL } },
      '/api': {
        target: API_BASE_URL,
        changeOrigin: true,
        headers: { apikey: API_KEY },
        rewrite: (path) => path.replace(/^\/api/, ''),
      },
      '/map.pmtiles': { target: SERVICE_URL, changeOrigin: true },
      '/boundaries': { target: SERVICE_URL, changeOrigin: true },
      '/config.json': { target: SERVICE_URL, changeOrigin: true },
      '/operator': { target: SERVICE_URL, changeOrigin: true },
      '/docs': { target: SERVICE_URL, changeOrigin: true },
      '/openapi.json': { target: SERVICE_URL, changeOrigin: true },
    },
  },
})
