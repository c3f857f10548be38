import { DataError } from '#service/versions/data-error.ts'

/** Part of a file of a place: its bytes from `start` on, which is 0 where the place gives files as a whole only. */
export interface Opened {
  start: number
  chunks: AsyncIterable<Uint8Array>
}

/** Where versions are published: a folder, a web server, a bucket. Paths have `/` between their steps. */
export interface PublishPlace {
  /** Its address for people, without secrets. */
  shown: string
  /** A small file; undefined where there is none. Throws a PlaceError when it has more than `max` bytes. */
  read(path: string, max: number, signal?: AbortSignal): Promise<Buffer | undefined>
  /** A file from byte `from` on. Throws a PlaceError when it is not given. */
  open(path: string, from: number, signal?: AbortSignal): Promise<Opened>
}

/** A file of this machine that is to be stored. */
export interface LocalFile {
  file: string
  bytes: number
  sha256: string
}

/** A place that can be written to. A file is there as a whole, or not at all. */
export interface WritablePlace extends PublishPlace {
  /** The bytes of a file; undefined where there is none. */
  sizeOf(path: string, signal?: AbortSignal): Promise<number | undefined>
  /** Stores a file; one that was cut off before is continued. `onBytes` gets the bytes that are there more. */
  put(path: string, file: LocalFile, onBytes: (bytes: number) => void, signal?: AbortSignal): Promise<void>
  /** Replaces a small file in one step. */
  write(path: string, content: Buffer, signal?: AbortSignal): Promise<void>
  /** The names of the files in a folder. */
  list(folder: string, signal?: AbortSignal): Promise<string[]>
  remove(path: string): Promise<void>
}

/**
 * What is wrong with a place or a file in it, in words that anyone may read; `isPassing` says that another try soon may help, `detail` is for the
 * log and the operator.
 */
export class PlaceError extends DataError {
  constructor(
    message: string,
    readonly isPassing = false,
    readonly detail?: string,
  ) {
    super(message)
  }
}
