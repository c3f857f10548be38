import { create } from 'zustand'
import { operatorCall, operatorDelete } from '#api/operator-calls.ts'
import { ApiProblem } from '#api/problem.ts'
import { importPaths, Upload } from '#contract/imports.ts'
import { uploadErrors } from '#features/data-sets/messages/import.ts'
import { changeDraft, clearDraft, type DraftUpload, useImportDraft } from '#session/import-draft.ts'
import { cancelDownload } from './downloads.ts'
import { FileMissing, sendFile } from './send-file.ts'

/** How an upload goes in this tab: behind another one, being sent, paused, stopped by an error, or without its file since the page was reloaded. */
export type SendState = { state: 'waiting' | 'sending' | 'paused' } | { state: 'stopped'; error: string }

/** What is sent from this tab, by id; what is not here has no file here. */
export const useSending = create<{ byId: Readonly<Record<string, SendState>> }>(() => ({ byId: {} }))

const files = new Map<string, File>()
const senders = new Map<string, AbortController>()

const setState = (id: string, state: SendState) =>
  useSending.setState(({ byId }) => ({ byId: { ...byId, [id]: state } }))

const uploadsNow = () => useImportDraft.getState().draft.uploads

const store = (id: string, change: Partial<DraftUpload>) =>
  changeDraft({ uploads: uploadsNow().map((it) => (it.id === id ? { ...it, ...change } : it)) })

/**
 * Begins to upload files, which are one set, in place of others; those that were cut off go on where they were. Raises `ApiProblem` when one
 * is refused.
 */
export async function addFiles(added: readonly File[]): Promise<void> {
  const known = added.map((file) => uploadsNow().find((upload) => isOf(upload, file)))
  if (known.every((upload) => upload !== undefined)) return sendAll(added, known)
  const uploads: DraftUpload[] = []
  for (const { name, size, lastModified } of added) {
    const upload = await operatorCall(Upload, importPaths.uploads, { body: { name, size } })
    uploads.push({ ...upload, lastModified })
  }
  await discardDraft()
  changeDraft({ uploads })
  return sendAll(added, uploads)
}

/** Sends files one after the other. */
async function sendAll(added: readonly File[], uploads: readonly DraftUpload[]): Promise<void> {
  for (const [i, { id }] of uploads.entries()) files.set(id, added[i] as File)
  for (const { id } of uploads) setState(id, { state: 'waiting' })
  for (const { id } of uploads) if (useSending.getState().byId[id]?.state === 'waiting') await send(id)
}

/** Begins with nothing again. What an import was begun with is removed by the service. */
export async function discardDraft(): Promise<void> {
  const { uploads, run, download } = useImportDraft.getState().draft
  clearDraft()
  if (download) await cancelDownload(download.id)
  if (run === undefined) for (const { id } of uploads) await removeUpload(id)
}

const isOf = (upload: DraftUpload, { name, size, lastModified }: File) =>
  upload.name === name && upload.size === size && upload.lastModified === lastModified

/** Sends what the service does not have of a file, until it is paused or stopped. */
export async function send(id: string): Promise<void> {
  const file = files.get(id)
  const upload = uploadsNow().find((it) => it.id === id)
  if (!file || !upload || senders.has(id)) return
  const sender = new AbortController()
  senders.set(id, sender)
  setState(id, { state: 'sending' })
  try {
    const { signal } = sender
    await sendFile(file, upload, { onProgress: ({ received }) => store(id, { received }), signal })
  } catch (error) {
    if (!sender.signal.aborted) setState(id, { state: 'stopped', error: errorText(error) })
  } finally {
    senders.delete(id)
  }
}

/** Why a file was not sent. */
export function errorText(error: unknown): string {
  if (error instanceof FileMissing) return uploadErrors.fileMissing
  return error instanceof ApiProblem ? error.message : String(error)
}

/** Stops sending until it is continued. */
export function pause(id: string): void {
  senders.get(id)?.abort()
  senders.delete(id)
  setState(id, { state: 'paused' })
}

/** Stops an upload, and removes it from the service; what that cannot remove now, it removes after a week. */
async function removeUpload(id: string): Promise<void> {
  senders.get(id)?.abort()
  senders.delete(id)
  files.delete(id)
  await operatorDelete(importPaths.upload(id)).catch(() => undefined)
}
