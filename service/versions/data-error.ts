import { accessSync, constants } from 'node:fs'

/** A problem with the data or its folder that the person at the command line can solve; its message is for them. */
export class DataError extends Error {}

const SENTENCE = 160

/** The first line of a message, cut where it is long: an engine may show whole rows. */
export function firstSentence(message: string): string {
  const [line = ''] = message.split('\n')
  return line.length > SENTENCE ? `${line.slice(0, SENTENCE)}…` : line
}

/** How the messages of the database engine begin. */
const ENGINE = /^[A-Z][\w ]* Error: /

/** A `DataError` with one short sentence when the database engine refused the data of a build, else the same error. */
export function asEngineError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DataError || !ENGINE.test(error.message)) return error
  return new DataError(`The data cannot be stored: ${firstSentence(error.message)}`, { cause: error })
}

const FULL = /No space left on device|ENOSPC|MDB_MAP_FULL|EDQUOT/
/** Messages of LMDB about a full or failing disk. */
const FAILING = /EIO|Input\/output error/
const CLOSED = /EACCES|EROFS|EPERM|Permission denied|Read-only file system/

/** A `DataError` when the disk or the folder is the cause, else the same error. */
export function asDiskError(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error) || error instanceof DataError) return error
  const { code = '', path = dataDir } = error as NodeJS.ErrnoException
  const message = isOnReadOnlyDisk(error, dataDir) ? 'its disk is read-only' : error.message
  const text = `${code} ${error.message}`
  const asDiskError = (message: string) => new DataError(message, { cause: error })
  if (FULL.test(text)) return asDiskError(`The disk with ${dataDir} is full. The data in use is unchanged`)
  if (FAILING.test(text))
    return asDiskError(`The disk with ${dataDir} is full or failing. The data in use is unchanged`)
  if (CLOSED.test(text) || message !== error.message)
    return asDiskError(
      `This user has no permission to use ${path}: ${message}. Run as the owner of ${dataDir}, or change the owner`,
    )
  if (code === 'ENOTDIR' || code === 'EISDIR')
    return asDiskError(
      `${path} is not a folder or file of Catchment: ${error.message}. Move it, or set DATA_DIR to another folder`,
    )
  return error
}

/** Whether a folder could not be made because its disk is read-only: Node.js then says that it does not exist (ENOENT). */
function isOnReadOnlyDisk({ code, syscall }: NodeJS.ErrnoException, dataDir: string): boolean {
  if (code !== 'ENOENT' || syscall !== 'mkdir') return false
  try {
    accessSync(dataDir, constants.W_OK)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EROFS'
  }
}
