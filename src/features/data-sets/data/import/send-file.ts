import { operatorCall } from '#api/operator-calls.ts'
import { ApiProblem } from '#api/problem.ts'
import { importPaths, MAX_UPLOAD_PART, Upload } from '#contract/imports.ts'

const SECOND = 1000
const MAX_WAIT = 15 * SECOND

/** The file is not readable any more: it was moved, changed or removed since it was selected. */
export class FileMissing extends Error {}

/**
 * Sends the rest of a file in parts, from where the service has it; a part that was not answered is sent again, after 1, 2, 4 and then
 * every 15 seconds. Raises `FileMissing`, an `AbortError`, or `ApiProblem` for what another try does not change.
 */
export async function sendFile(
  file: Blob,
  upload: Upload,
  { onProgress, signal }: { onProgress: (upload: Upload) => void; signal: AbortSignal },
): Promise<void> {
  let now = upload
  let wait = SECOND
  while (now.received < now.size) {
    try {
      now = await sendPart(file, now, signal)
      wait = SECOND
      onProgress(now)
    } catch (error) {
      if (signal.aborted || !isTemporary(error)) throw error
      await pause(wait, signal)
      wait = Math.min(2 * wait, MAX_WAIT)
      // The answer may have been lost, and not the part.
      now = await uploadOf(now.id, signal).catch(() => now)
    }
  }
}

async function sendPart(file: Blob, { id, received }: Upload, signal: AbortSignal): Promise<Upload> {
  const part = file.slice(received, received + MAX_UPLOAD_PART)
  const body = await part.arrayBuffer().catch(() => {
    throw new FileMissing()
  })
  return operatorCall(Upload, `${importPaths.upload(id)}?offset=${received}`, { method: 'PUT', body, signal })
}

const isTemporary = (error: unknown) =>
  error instanceof ApiProblem &&
  (error.status === 0 || error.status === 409 || (error.status >= 500 && error.status !== 507))

/** An upload as the service has it. */
export const uploadOf = (id: string, signal?: AbortSignal): Promise<Upload> =>
  operatorCall(Upload, importPaths.upload(id), { signal })

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((done, fail) => {
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      fail(signal.reason)
    })
  })
