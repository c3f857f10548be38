import { isAlive, type ProcessIdentity } from '../versions/process-identity.ts'
import { endProcess } from './data-process.ts'

/** Whether the processes of imports or merges are there, and how they are ended. */
export interface RunProcesses {
  /** Whether a run has its process. One that is being ended counts until its run is stored as canceled: it has not failed. */
  has(id: string, process: ProcessIdentity | undefined): Promise<boolean>
  /** Ends the process of a run; `store` then stores how it ended. */
  end<T>(id: string, process: ProcessIdentity, store: () => Promise<T>): Promise<T>
}

export function runProcesses(): RunProcesses {
  const ending = new Set<string>()
  return {
    has: async (id, process) => (process !== undefined && (await isAlive(process))) || ending.has(id),
    async end(id, process, store) {
      ending.add(id)
      try {
        await endProcess(process)
        return await store()
      } finally {
        ending.delete(id)
      }
    },
  }
}
