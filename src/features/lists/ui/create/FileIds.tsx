import { Button, FileButton, NativeSelect, Progress } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import {
  idColumn,
  idsInColumn,
  type TablePreview,
  tablePreview,
} from '#features/lists/model/import/id-column.ts'
import type { ImportedIds } from '#features/lists/model/import/ids.ts'
import kit from '#ui/kit.module.css'
import classes from './create.module.css'

/** A CSV file whose column of ids is taken: the likeliest one, unless another is chosen. */
export function FileIds({ onTaken }: { onTaken: (taken: ImportedIds) => void }) {
  const [file, setFile] = useState<File>()
  const [head, setHead] = useState<TablePreview>()
  const [column, setColumn] = useState(0)
  const [share, setShare] = useState<number>()
  const [fault, setFault] = useState<string>()
  const control = useRef<AbortController>(undefined)
  useEffect(() => () => control.current?.abort(), [])

  const open = async (given: File | null) => {
    if (!given) return
    setFault(undefined)
    try {
      const found = await tablePreview(given)
      setFile(given)
      setHead(found)
      setColumn(idColumn(found))
    } catch (problem) {
      setFault((problem as Error).message)
    }
  }
  const take = async () => {
    if (!file) return
    const mine = new AbortController()
    control.current = mine
    setFault(undefined)
    setShare(0)
    try {
      const given = await idsInColumn(file, column, setShare, mine.signal)
      if (given.ids.length > 0) return onTaken({ given, file: file.name })
      setFault('There are no ids in this column: they are up to 20 letters and digits.')
    } catch (problem) {
      if (!mine.signal.aborted) setFault((problem as Error).message)
    }
    setShare(undefined)
  }
  return (
    <>
      {file && head ? (
        <>
          <p className={kit.second}>
            <bdi>{file.name}</bdi>, {head.columns.length} {head.columns.length === 1 ? 'column' : 'columns'}
          </p>
          <NativeSelect
            size="xs"
            label="Column of the ids"
            value={column}
            onChange={(event) => setColumn(Number(event.currentTarget.value))}
            data={head.columns.map((label, value) => ({ value: String(value), label }))}
          />
          <FirstRows head={head} chosen={column} />
        </>
      ) : (
        <Drop onFile={open} />
      )}
      {fault && (
        <p className={`${kit.small} ${kit.danger} ${kit.breaks}`} role="alert">
          {fault}
        </p>
      )}
      {share !== undefined && <Progress value={100 * share} aria-label="File loaded" />}
      {file && (
        <div className={`${kit.actions} ${kit.end}`}>
          <Button
            variant="subtle"
            color="gray"
            onClick={() => {
              control.current?.abort()
              setFile(undefined)
            }}
          >
            Another file
          </Button>
          <Button disabled={share !== undefined} onClick={() => void take()}>
            Next
          </Button>
        </div>
      )}
    </>
  )
}

/** A place to drop a file on, with a button for those who choose it. */
function Drop({ onFile }: { onFile: (file: File | null) => void }) {
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFile(event.dataTransfer.files[0] ?? null)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same without a mouse
    <div
      className={`${kit.row} ${kit.drop} ${classes.drop}`}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconFileSpreadsheet size={32} stroke={1.4} aria-hidden />
      <span>Drop a CSV file here. It stays in this browser.</span>
      <FileButton accept=".csv,.txt,.tsv,text/csv,text/plain" onChange={onFile}>
        {(props) => (
          <Button {...props} variant="default" data-autofocus>
            Choose a file
          </Button>
        )}
      </FileButton>
    </div>
  )
}

function FirstRows({ head: { columns, rows }, chosen }: { head: TablePreview; chosen: number }) {
  return (
    <section className={`${kit.inset} ${classes.sample}`} aria-label="First rows of the file" tabIndex={-1}>
      <table>
        <thead>
          <tr>
            {columns.map((name, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are told apart by their place alone
              <th key={i} scope="col" data-chosen={i === chosen || undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are told apart by their place alone
            <tr key={at}>
              {columns.map((_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={i} data-chosen={i === chosen || undefined}>
                  {row[i]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
