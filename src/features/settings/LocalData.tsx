import { Button, FileButton, List, useMantineColorScheme } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDownload, IconTrash, IconUpload } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetStores, rereadStores } from '../../state/kept.ts'
import {
  emptyBrowser,
  type LocalData as Kept,
  type KeptItem,
  keptItems,
  localDataFrom,
  putBack,
  takeLocalData,
} from '../../state/local-data.ts'
import { notice } from '../../state/notices.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { saveFile } from '../../ui/save.ts'
import { Section } from './Section.tsx'
import { schemeIn } from './scheme.ts'
import classes from './settings.module.css'

const KEY = ['local data']

const size = (bytes: number) => (bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`)

/** What is kept in this browser, and the ways to take it along, put it back, and delete it. */
export function LocalData() {
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async () => {
      const taken = await takeLocalData()
      return { taken, items: await keptItems(taken) }
    },
    staleTime: 0,
    gcTime: 0,
  })
  const [fault, setFault] = useState<string>()
  const { replaceWith, deleteAll } = useLocalData()
  const [asked, { open, close }] = useDisclosure(false)
  const save = async () => saveLocalData(await takeLocalData())
  const restore = async (file: File | null) => {
    const read = file && localDataFrom(await file.text())
    setFault(read && 'fault' in read ? read.fault : undefined)
    if (read && 'data' in read) await replaceWith(read.data, 'The data of the file is in this browser now.')
  }
  const items = data?.items ?? []
  return (
    <Section title="Data in this browser">
      <p className={classes.note}>
        {items.length === 0
          ? 'Nothing is kept in this browser.'
          : 'All that the app keeps outside the address bar. It never leaves this browser unless you save it.'}
      </p>
      {items.length > 0 && <Items items={items} />}
      {fault && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
      <div className={classes.buttons}>
        <Button
          variant="default"
          leftSection={<IconDownload size={15} stroke={1.7} aria-hidden />}
          disabled={items.length === 0}
          onClick={save}
        >
          Save it as a file
        </Button>
        <FileButton accept="application/json,.json" onChange={restore}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconUpload size={15} stroke={1.7} aria-hidden />}
            >
              Put back from a file
            </Button>
          )}
        </FileButton>
        <Button
          variant="outline"
          color="red"
          className={classes.delete}
          leftSection={<IconTrash size={15} stroke={1.7} aria-hidden />}
          disabled={items.length === 0}
          onClick={open}
        >
          Delete all local data
        </Button>
      </div>
      <Dialog opened={asked} onClose={close} title="Delete all local data" size={460}>
        <p className={classes.note}>This goes out of this browser:</p>
        <List size="sm" spacing={4} mb={12}>
          {items.map(({ where, name, words }) => (
            <List.Item key={`${where} ${name}`}>{words}</List.Item>
          ))}
        </List>
        <p className={classes.note}>
          The search in the address bar stays. Without a file it can be taken back right afterwards only.
        </p>
        <div className={classes.buttons}>
          <Button variant="default" onClick={save}>
            Save it as a file first
          </Button>
          <Button
            className={classes.deleteNow}
            onClick={() => {
              close()
              void deleteAll()
            }}
          >
            Delete {items.length === 1 ? 'it' : `these ${items.length}`}
          </Button>
        </div>
      </Dialog>
    </Section>
  )
}

function Items({ items }: { items: readonly KeptItem[] }) {
  const total = items.reduce((sum, { bytes }) => sum + bytes, 0)
  return (
    <table className={classes.items}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Where</th>
          <th scope="col">Size</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ where, name, words, bytes }) => (
          <tr key={`${where} ${name}`}>
            <td>{words}</td>
            <td>
              {where} <code>{name}</code>
            </td>
            <td>{size(bytes)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            All together
          </th>
          <td>{size(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

const saveLocalData = (data: Kept) =>
  saveFile(`catchment-${data.taken.slice(0, 10)}.json`, [JSON.stringify(data, null, 2)], 'application/json')

/** Replaces what is kept while the app runs: every screen follows at once, and it can be taken back. */
function useLocalData() {
  const { setColorScheme } = useMantineColorScheme()
  const client = useQueryClient()
  const replace = async (data: Kept | undefined) => {
    await emptyBrowser()
    forgetStores()
    setColorScheme(schemeIn(data))
    if (data) await putBack(data)
    else localStorage.clear()
    if (data) await rereadStores()
    await client.invalidateQueries({ queryKey: KEY })
  }
  const replaceWith = async (data: Kept | undefined, words: string) => {
    const before = await takeLocalData()
    await replace(data)
    notice({ words, undo: () => void replace(before) })
  }
  return { replaceWith, deleteAll: () => replaceWith(undefined, 'All local data is deleted.') }
}
