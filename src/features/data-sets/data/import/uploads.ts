import { create } from 'zustand'
import { ApiProblem } from '#api/problem.ts'
import { importPaths, Upload } from '#contract/imports.ts'
import { changeDraft, clearDraft, type DraftUpload, useImportDraft } from '#session/import-draft.ts'
import { uploadErrors } from '../../messages/import.ts'
import { operatorCall, operatorDelete } from '../operator-calls.ts'
import { FileMissing, sendFile } from './send-file.ts'

/** How an upload goes in this tab: being sent, paused, stopped by an error, or without its file since the page was reloaded. */
export type SendState = { state: 'sending' | 'paused' } | { state: 'stopped'; error: string }

/** What is sent from this tab, by id; what is not here has no file here. */
export const useSending = create<{ byId: Readonly<Record<string, SendState>> }>(() => ({ byId: {} }))

const files = new Map<string, File>()
const senders = new Map<string, AbortController>()

const setState = (id: string, state: SendState) =>
  useSending.setState(({ byId }) => ({ byId: { ...byId, [id]: state } }))

const uploadsNow = () => useImportDraft.getState().draft.uploads

const store = (id: string, change: Partial<DraftUpload>) =>
  changeDraft({ uploads: uploadsNow().map((it) => (it.id === id ? { ...it, ...change } : it)) })

/** Begins to upload a file, in place of another one; one that was cut off goes on where it was. Raises `ApiProblem` when it is refused. */
export async function addFile(file: File): Promise<void> {
  const known = uploadsNow().find((upload) => isOf(upload, file))
  if (known) {
    files.set(known.id, file)
    return send(known.id)
  }
  const { name, size, lastModified } = file
  const upload = await operatorCall(Upload, importPaths.uploads, { body: { name, size } })
  await discardDraft()
  files.set(upload.id, file)
  changeDraft({ uploads: [{ ...upload, lastModified }] })
  return send(upload.id)
}

/** Begins with nothing again. What an import was begun with is removed by the service. */
export async function discardDraft(): Promise<void> {
  const { uploads, run } = useImportDraft.getState().draft
  clearDraft()
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

function errorText(error: unknown): string {
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
