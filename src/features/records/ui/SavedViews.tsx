import { ActionIcon, Checkbox, Popover } from '@mantine/core'
import { IconBookmark, IconStar, IconStarFilled } from '@tabler/icons-react'
import { useState } from 'react'
import type { Kind } from '#contract/kind.ts'
import { savedViewMessages as messages } from '#features/records/messages.ts'
import type { Reading } from '#records/record.ts'
import { type SavedView, tableOf, useLayout, withView } from '#session/layout.ts'
import { notice } from '#session/notices.ts'
import { useEditView, useView } from '#session/search.ts'
import { useSettings } from '#session/settings.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { NamedList, NamedRow } from '#ui/NamedList.tsx'
import { NameForm } from '#ui/NameForm.tsx'
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
        <IconButton Icon={IconBookmark} label={messages.title} onClick={() => setOpened(!opened)} />
      </Popover.Target>
      <Popover.Dropdown aria-label={messages.title}>
        {views.length === 0 && <p className={`${kit.second} ${kit.spaceBelow}`}>{messages.none}</p>}
        <NamedList>
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
        </NamedList>
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
  const { name, usual: isDefault } = view
  const others = views.filter((other) => other !== view)
  const change = (patch: Partial<SavedView>) => viewsChanged(withView(others, { ...view, ...patch }))
  const remove = () => {
    viewsChanged(others)
    notice({
      text: messages.deleted(name),
      undo: () => viewsChanged(withView(useLayout.getState().views, view)),
    })
  }
  return (
    <NamedRow
      what="view"
      name={name}
      isTaken={(next) => others.some((other) => other.kind === view.kind && other.name === next)}
      onUse={onUse}
      onRename={(next) => change({ name: next })}
      onDelete={remove}
      actions={
        <ActionIcon
          variant="subtle"
          color="gray"
          size={26}
          aria-pressed={isDefault}
          aria-label={messages.openWith(name)}
          title={isDefault ? messages.opensWith : messages.makeDefault}
          onClick={() => change({ usual: !isDefault })}
        >
          {isDefault ? (
            <IconStarFilled size={14} className={kit.accent} />
          ) : (
            <IconStar size={14} stroke={1.7} />
          )}
        </ActionIcon>
      }
    />
  )
}

function SaveForm({ kind, format, table, onSaved }: Props & { onSaved: () => void }) {
  const { views, viewsChanged } = useLayout()
  const { dense } = useSettings()
  const { fields } = useView()
  const [isDefault, setDefault] = useState(false)
  const save = (name: string) => {
    const view: SavedView = { name, kind, format, fields, table: table.layout, dense, usual: isDefault }
    viewsChanged(withView(views, view))
    notice({ text: messages.saved(name), undo: () => viewsChanged(views) })
    onSaved()
  }
  return (
    <>
      <NameForm what="view" label={messages.name} button={messages.save} initial="" onName={save} />
      <Checkbox
        mt={8}
        size="xs"
        label={messages.openSearches(kind)}
        checked={isDefault}
        onChange={(event) => setDefault(event.currentTarget.checked)}
      />
    </>
  )
}
