import type { QueryClient } from '@tanstack/react-query'
import { operatorCall, operatorDelete } from '#api/operator-calls.ts'
import { ImportRun, importPaths, Upload } from '#contract/imports.ts'
import type { Kind } from '#contract/kind.ts'
import { addRun } from './queries.ts'
import { sendFile } from './send-file.ts'

/** The version that rejected rows are brought to. */
export interface RestOf {
  kind: Kind
  version: string
}

interface Sending {
  /** Gets the share of the file that is sent, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Sends a mended list of rejected rows and begins its import, whose result waits to be used. Raises `FileMissing`, an `AbortError` or `ApiProblem`; nothing of the
 * file is left with the service then.
 */
export async function importRest(
  client: QueryClient,
  file: File,
  { kind, version }: RestOf,
  { onProgress, signal }: Sending,
): Promise<void> {
  const { name, size } = file
  const upload = await operatorCall(Upload, importPaths.uploads, { body: { name, size } })
  try {
    await sendFile(file, upload, { onProgress: ({ received }) => onProgress(received / size), signal })
    const body = { kind, version, file: { upload: upload.id }, hold: true }
    await addRun(client, await operatorCall(ImportRun, importPaths.rest, { body }))
  } catch (error) {
    await operatorDelete(importPaths.upload(upload.id)).catch(() => undefined)
    throw error
  }
}
