import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Download } from '#contract/imports.ts'
import { allowedAddress, hostsIn } from '../data/import/remote/allowed-hosts.ts'
import { fileNameOf, loadFile } from '../data/import/remote/load-file.ts'
import { problem } from '../http/problem.ts'
import { asDiskError, DataError } from '../versions/data-error.ts'
import { operatorMessages as messages } from './messages.ts'
import type { Uploads } from './uploads.ts'

/** Files that are loaded at a time. */
const MAX_LOADING = 4
/** Failed ones that are remembered. */
const MAX_FAILED = 50
/** In the folder of a file that is not whole: what an ended service left is removed at the next start. */
const MARK = 'loading'

/** Files that the service loads from addresses; each is an upload once it is whole. */
export interface Downloads {
  /** Begins to load a file. Throws a `DataError` for an address that is not allowed, a 409 while too many are loaded. */
  start(address: string): Promise<Download>
  find(id: string): Promise<Download>
  /** Stops a download, and removes what is there of the file. */
  remove(id: string): Promise<void>
  /** Removes what an earlier process of the service left. */
  removeLeftovers(): Promise<void>
  /** Stops all. */
  close(): void
}

interface Job {
  download: Download
  stop: AbortController
}

/** Downloads into a folder of uploads, from the hosts that `allowedHosts` names as text (`IMPORT_HOSTS`). */
export function downloadsIn(folder: string, uploads: Uploads, allowedHosts: string | undefined): Downloads {
  const allowed = hostsIn(allowedHosts)
  const jobs = new Map<string, Job>()

  async function load(address: string, { download, stop }: Job): Promise<void> {
    const { id } = download
    try {
      const path = await loadFile(address, {
        ...{ allowed, folder: uploads.fileFolderOf(id), signal: stop.signal },
        onProgress: (received, size) => Object.assign(download, { received, size }),
      })
      const { size } = await stat(path)
      await uploads.take(id, { name: basename(path), size })
      await rm(join(uploads.folderOf(id), MARK), { force: true })
      jobs.delete(id)
    } catch (error) {
      await uploads.remove(id)
      const known = asDiskError(error, folder)
      if (!(known instanceof DataError) && !stop.signal.aborted)
        process.stderr.write(`${(error as Error).stack ?? error}\n`)
      Object.assign(download, {
        state: 'failed',
        error: known instanceof DataError ? known.message : messages.notLoaded,
      })
      forgetOldest(jobs)
    }
  }

  return {
    async start(address) {
      allowedAddress(address, allowed)
      if ([...jobs.values()].filter(({ download }) => download.state === 'loading').length >= MAX_LOADING)
        throw problem(409, messages.tooManyDownloads(MAX_LOADING))
      const id = randomUUID()
      const download: Download = { id, name: fileNameOf(address), state: 'loading', received: 0 }
      const job = { download, stop: new AbortController() }
      jobs.set(id, job)
      await mkdir(uploads.folderOf(id), { recursive: true, mode: 0o700 })
      await writeFile(join(uploads.folderOf(id), MARK), '', { mode: 0o600 })
      void load(address, job)
      return { ...download }
    },
    async find(id) {
      const job = jobs.get(id)
      if (job) return { ...job.download }
      const { name, size, received } = await uploads.find(id).catch(() => {
        throw problem(404, messages.noDownload)
      })
      return { id, name, size, received, state: 'done' }
    },
    async remove(id) {
      jobs.get(id)?.stop.abort()
      jobs.delete(id)
      await uploads.remove(id)
    },
    async removeLeftovers() {
      for (const id of await readdir(folder).catch(() => []))
        if (await stat(join(uploads.folderOf(id), MARK)).catch(() => undefined)) await uploads.remove(id)
    },
    close() {
      for (const { stop } of jobs.values()) stop.abort()
    },
  }
}

function forgetOldest(jobs: Map<string, Job>): void {
  const failed = [...jobs].filter(([, { download }]) => download.state === 'failed')
  for (const [id] of failed.slice(0, -MAX_FAILED)) jobs.delete(id)
}
