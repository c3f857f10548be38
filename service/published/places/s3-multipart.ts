import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { publishedMessages as messages } from '../messages.ts'
import { type LocalFile, PlaceError } from './place.ts'
import { elements, type S3Client } from './s3-client.ts'

/** The least bytes of a part, and the most parts that a file has. */
export const PART_BYTES = 16 * 2 ** 20
const MAX_PARTS = 10_000

interface Upload {
  client: S3Client
  key: string
  signal?: AbortSignal | undefined
}

/** Stores a large file in parts. Parts that an upload which was cut off has sent, and that are unchanged, are not sent again. */
export async function putInParts(
  upload: Upload,
  { file, bytes }: LocalFile,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const size = Math.max(PART_BYTES, Math.ceil(bytes / MAX_PARTS))
  const id = (await openUpload(upload)) ?? (await newUpload(upload))
  const there = await storedParts(upload, id)
  const tags: string[] = []
  const handle = await open(file, 'r')
  try {
    for (let number = 1; (number - 1) * size < bytes; number++) {
      const part = Buffer.allocUnsafe(Math.min(size, bytes - (number - 1) * size))
      await readWhole(handle, part, (number - 1) * size, upload.key)
      // Where the store has another tag than the MD5, the part is sent again.
      const tag = `"${createHash('md5').update(part).digest('hex')}"`
      tags.push(there.get(number) === tag ? tag : await putPart(upload, id, number, part))
      onBytes(part.length)
    }
  } finally {
    await handle.close()
  }
  await complete(upload, id, tags)
}

async function readWhole(
  handle: Awaited<ReturnType<typeof open>>,
  part: Buffer,
  position: number,
  key: string,
) {
  for (let read = 0; read < part.length; ) {
    const { bytesRead } = await handle.read(part, read, part.length - read, position + read)
    if (bytesRead === 0) throw new PlaceError(messages.cutOff(key, position + read, position + part.length))
    read += bytesRead
  }
}

/** The upload of this file that was begun last and not ended. */
async function openUpload({ client, key, signal }: Upload): Promise<string | undefined> {
  const answer = await client.answered('', { query: { uploads: '', prefix: key }, signal })
  const uploads = (answer?.text ?? '').split('<Upload>').slice(1)
  return uploads
    .filter((one) => elements(one, 'Key')[0] === key)
    .flatMap((one) => elements(one, 'UploadId'))
    .at(-1)
}

async function newUpload({ client, key, signal }: Upload): Promise<string> {
  const answer = await client.answered(key, { method: 'POST', query: { uploads: '' }, signal })
  const [id] = elements(answer?.text ?? '', 'UploadId')
  if (!id) throw new PlaceError(messages.status(key, 404, 'NoSuchBucket'))
  return id
}

/** The tags of the parts that are there, by their number. */
async function storedParts({ client, key, signal }: Upload, id: string): Promise<Map<number, string>> {
  const found = new Map<number, string>()
  for (let marker = '0'; ; ) {
    const query = { uploadId: id, 'part-number-marker': marker }
    const { text = '' } = (await client.answered(key, { query, signal })) ?? {}
    for (const part of text.split('<Part>').slice(1)) {
      const [number, tag] = [elements(part, 'PartNumber')[0], elements(part, 'ETag')[0]]
      if (number && tag) found.set(Number(number), tag)
    }
    const [next] = elements(text, 'NextPartNumberMarker')
    if (elements(text, 'IsTruncated')[0] !== 'true' || !next) return found
    marker = next
  }
}

async function putPart(
  { client, key, signal }: Upload,
  id: string,
  number: number,
  body: Buffer,
): Promise<string> {
  const query = { partNumber: String(number), uploadId: id }
  const answer = await client.answered(key, { method: 'PUT', query, body, signal })
  const tag = answer?.headers.get('etag')
  if (!tag) throw new PlaceError(messages.status(key, 404, 'NoSuchUpload'), true)
  return tag
}

async function complete({ client, key, signal }: Upload, id: string, tags: readonly string[]): Promise<void> {
  const parts = tags.map((tag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
  const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
  const answer = await client.answered(key, { method: 'POST', query: { uploadId: id }, body, signal })
  // The answer begins before the work ends: it may be an error after all.
  const [code] = elements(answer?.text ?? '<Code>NoSuchUpload</Code>', 'Code')
  if (code) throw new PlaceError(messages.status(key, 200, code), true)
}
