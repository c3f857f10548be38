import { lookAt } from './bytes.ts'
import { type CsvOptions, openCsv } from './csv.ts'
import { openJsonLines } from './json-lines.ts'
import { openParquet } from './parquet.ts'
import type { Source } from './source.ts'

/** A source, and how many bytes its file has. */
export type SizedSource = Source & { size: number }

/** Opens a file by what it holds, whatever its name says. Throws a `DataError` when it is none of the kinds we read. */
export async function openSource(file: string, options: CsvOptions = {}): Promise<SizedSource> {
  const bytes = await lookAt(file)
  const { size } = bytes
  if (bytes.kind === 'parquet') return { ...(await openParquet(bytes)), size }
  if (bytes.kind === 'json') return { ...(await openJsonLines(bytes, options.encoding)), size }
  return { ...(await openCsv(bytes, options)), size }
}
