import { ActionIcon, Checkbox, Popover, UnstyledButton } from '@mantine/core'
import { IconBookmark, IconPencil, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Kind } from '#contract/kind'
import { words } from '../../criteria/kinds.ts'
import type { Reading } from '../../criteria/record.ts'
import { type SavedView, tableOf, useLayout, withView } from '../../state/layout.ts'
import { notice } from '../../state/notices.ts'
import { useEditView, useView } from '../../state/search.ts'
import { useSettings } from '../../state/settings.ts'
import { NameForm } from '../../ui/NameForm.tsx'
import classes from './records.module.css'
import type { RecordTable } from './useTable.ts'

interface Props {
  kind: Kind
  format: Reading
  table: RecordTable
}

/** Ways of looking at records that a person named: format, fields, columns with their widths and pins, and density. */
export function SavedViews({ kind, format, table }: Props) {
  const [opened, setOpened] = useState(false)
  const views = useLayout((state) => state.views).filter((view) => view.kind === kind)
  const use = useSavedView()
  const close = () => setOpened(false)
  return (
    <Popover width={320} position="top-end" trapFocus returnFocus opened={opened} onChange={setOpened}>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          aria-label="Saved views"
          title="Saved views"
          onClick={() => setOpened(!opened)}
        >
          <IconBookmark size={17} stroke={1.7} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label="Saved views">
        {views.length === 0 && (
          <p className={classes.hint}>
            A view keeps the format, the columns with their order, widths and pins, and the height of the
            rows, in this browser.
          </p>
        )}
        <ul className={classes.views}>
          {views.map((view) => (
            <ViewRow
              key={view.name}
              view={view}
              onUse={() => {
                use(view)
                close()
              }}
            />
          ))}
        </ul>
        <SaveForm kind={kind} format={format} table={table} onSaved={close} />
      </Popover.Dropdown>
    </Popover>
  )
}

/** Shows records as a view says. */
export function useSavedView() {
  const editView = useEditView()
  const tableReplaced = useLayout((state) => state.tableReplaced)
  const settingsChanged = useSettings((state) => state.settingsChanged)
  return ({ kind, format, fields, table, dense }: SavedView) => {
    tableReplaced(tableOf(kind, format), table)
    settingsChanged({ dense })
    editView({ format, fields })
  }
}

function ViewRow({ view, onUse }: { view: SavedView; onUse: () => void }) {
  const { views, viewsChanged } = useLayout()
  const [renaming, setRenaming] = useState(false)
  const { name, usual } = view
  const others = views.filter((other) => other !== view)
  const change = (patch: Partial<SavedView>) => viewsChanged(withView(others, { ...view, ...patch }))
  const remove = () => {
    viewsChanged(others)
    notice({
      words: `Deleted the view “${name}”.`,
      undo: () => viewsChanged(withView(useLayout.getState().views, view)),
    })
  }
  const taken = (next: string) => others.some((other) => other.kind === view.kind && other.name === next)
  if (renaming)
    return (
      <li>
        <NameForm
          what="view"
          label="New name of the view"
          button="Rename"
          start={name}
          fault={(next) => (taken(next) ? 'Another view has this name' : undefined)}
          onName={(next) => {
            change({ name: next })
            setRenaming(false)
          }}
        />
      </li>
    )
  return (
    <li className={classes.view}>
      <UnstyledButton className={classes.viewName} onClick={onUse}>
        <bdi>{name}</bdi>
      </UnstyledButton>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={26}
        aria-pressed={usual}
        aria-label={`Open searches with ${name}`}
        title={usual ? 'Searches open with this view' : 'Open searches with this view'}
        onClick={() => change({ usual: !usual })}
      >
        {usual ? <IconStarFilled size={14} className={classes.usual} /> : <IconStar size={14} stroke={1.7} />}
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={26}
        aria-label={`Rename ${name}`}
        onClick={() => setRenaming(true)}
      >
        <IconPencil size={14} stroke={1.7} />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" size={26} aria-label={`Delete ${name}`} onClick={remove}>
        <IconTrash size={14} stroke={1.7} />
      </ActionIcon>
    </li>
  )
}

function SaveForm({ kind, format, table, onSaved }: Props & { onSaved: () => void }) {
  const { views, viewsChanged } = useLayout()
  const { dense } = useSettings()
  const { fields } = useView()
  const [usual, setUsual] = useState(false)
  const save = (name: string) => {
    const view: SavedView = { name, kind, format, fields, table: table.layout, dense, usual }
    viewsChanged(withView(views, view))
    notice({ words: `Saved the view “${name}”.`, undo: () => viewsChanged(views) })
    onSaved()
  }
  return (
    <>
      <NameForm what="view" label="Name of the view" button="Save this view" start="" onName={save} />
      <Checkbox
        mt={8}
        size="xs"
        label={`Open searches for ${words[kind].many} with it`}
        checked={usual}
        onChange={(event) => setUsual(event.currentTarget.checked)}
      />
    </>
  )
}
