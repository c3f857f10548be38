import { Button, NativeSelect, Progress } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { createMessages as messages } from '#features/lists/messages/create.ts'
import {
  idColumn,
  idsInColumn,
  type TablePreview,
  tablePreview,
} from '#features/lists/model/import/id-column.ts'
import type { IdsOf, ImportedIds } from '#features/lists/model/import/ids.ts'
import { searchAlone } from '#session/search.ts'
import { acceptedTables } from '#shared/tabular/accepted.ts'
import { some } from '#shared/text/format.ts'
import { FileButton } from '#ui/FileButton.tsx'
import { FieldError } from '#ui/FormRow.tsx'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { Note } from '#ui/Note.tsx'
import { Table } from '#ui/Table.tsx'
import { Actions } from '#ui/Toolbar.tsx'
import { useFileDrop } from '#ui/useFileDrop.ts'
import classes from './create.module.css'

/** Imports the ids of a column of a file; the most likely column is preselected. */
export function FileIds({ of, onTaken }: { of: IdsOf; onTaken: (taken: ImportedIds) => void }) {
  const { file, preview, column, setColumn, isLikely, share, error, open, close, read } = useIdFile(
    of,
    onTaken,
  )
  return (
    <>
      {file && preview ? (
        <>
          <p className={kit.second}>
            <bdi>{file.name}</bdi>, {some(preview.columns.length, 'column')}
          </p>
          {!isLikely && (
            <Note tone="wait">
              {messages.noIdColumn}{' '}
              <Link to="/match/file" search={searchAlone} className={kit.link}>
                {messages.matchFile}
              </Link>
            </Note>
          )}
          <NativeSelect
            size="xs"
            label={messages.columnOfIds}
            value={column}
            onChange={(event) => setColumn(Number(event.currentTarget.value))}
            data={preview.columns.map((label, value) => ({ value: String(value), label }))}
          />
          <FirstRows head={preview} selected={column} />
        </>
      ) : (
        <Drop onFile={(file) => void open(file)} />
      )}
      {error && <FieldError>{error}</FieldError>}
      {share !== undefined && <Progress value={100 * share} aria-label={messages.fileLoaded} />}
      {file && (
        <Actions>
          <Button variant="subtle" color="gray" onClick={close}>
            {messages.anotherFile}
          </Button>
          <Button disabled={share !== undefined} onClick={() => void read()}>
            {messages.next}
          </Button>
        </Actions>
      )}
    </>
  )
}

/** A file with ids: its first rows, the selected column, and how far the ids of that column are read. */
function useIdFile(of: IdsOf, onTaken: (taken: ImportedIds) => void) {
  const [file, setFile] = useState<File>()
  const [preview, setPreview] = useState<TablePreview>()
  const [column, setColumn] = useState(0)
  const [isLikely, setLikely] = useState(true)
  const [share, setShare] = useState<number>()
  const [error, setError] = useState<string>()
  const control = useRef<AbortController>(undefined)
  useEffect(() => () => control.current?.abort(), [])

  const open = async (given: File) => {
    setError(undefined)
    try {
      const found = await tablePreview(given)
      setFile(given)
      setPreview(found)
      const likely = idColumn(found)
      setColumn(likely ?? 0)
      setLikely(likely !== undefined)
    } catch (problem) {
      setError((problem as Error).message)
    }
  }
  const close = () => {
    control.current?.abort()
    setFile(undefined)
  }
  const read = async () => {
    if (!file) return
    const mine = new AbortController()
    control.current = mine
    setError(undefined)
    setShare(0)
    try {
      const given = await idsInColumn(file, column, of, setShare, mine.signal)
      if (given.ids.length > 0) return onTaken({ given, file: file.name })
      setError(messages.noIdsInColumn[of])
    } catch (problem) {
      if (!mine.signal.aborted) setError((problem as Error).message)
    }
    setShare(undefined)
  }
  return { file, preview, column, setColumn, isLikely, share, error, open, close, read }
}

/** A drop area with a file button. */
function Drop({ onFile }: { onFile: (file: File) => void }) {
  const drop = useFileDrop(onFile)
  return (
    <Stack align="center" className={`${kit.muted} ${kit.drop} ${classes.drop}`} {...drop}>
      <IconFileSpreadsheet size={32} stroke={1.4} aria-hidden />
      <span>{messages.dropFile}</span>
      <FileButton accept={acceptedTables} onChange={(file) => file && onFile(file)}>
        {(props) => (
          <Button {...props} variant="default" data-autofocus>
            {messages.chooseFile}
          </Button>
        )}
      </FileButton>
    </Stack>
  )
}

function FirstRows({ head: { columns, rows }, selected }: { head: TablePreview; selected: number }) {
  return (
    <section className={`${kit.inset} ${kit.scrollX}`} aria-label={messages.firstRowsOfFile} tabIndex={-1}>
      <Table
        compact
        className={kit.noWrap}
        head={columns.map((name, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity than their position
          <th key={i} scope="col" className={i === selected ? kit.accentTone : undefined}>
            {name}
          </th>
        ))}
      >
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity than their position
          <tr key={at}>
            {columns.map((_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <td key={i} className={i === selected ? kit.accentTone : undefined}>
                {row[i]}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </section>
  )
}
