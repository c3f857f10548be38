import { asBinary } from 'lmdb'
import { type Bodies, createBodies } from '../store/duckdb/body-files.ts'
import type { Tuple } from '../store/duckdb/packing.ts'
import type { Batch } from './build-batch.ts'

/** Where the bodies of a build go. */
export interface BodyWriter {
  write(batch: Batch): void
  close(): Promise<void>
}

/** A writer to a new set of bodies in `folder`; batches come with rising keys. */
export function writeBodies(folder: string): BodyWriter {
  const bodies = createBodies(folder)
  return {
    write: (batch) => bodies.transactionSync(() => putAll(bodies, batch)),
    async close() {
      await bodies.flushed
      await bodies.close()
    },
  }
}

function putAll(bodies: Bodies, { seq, bodies: bytes, ends }: Batch): void {
  let start = 0
  ends.forEach((end, i) => {
    const body = asBinary(Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start))
    bodies.putSync(seq + i, body as unknown as Tuple, { append: true })
    start = end
  })
}
