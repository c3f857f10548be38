import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback, useDisclosure } from '@mantine/hooks'
import { IconArrowsJoin, IconPlus, IconSearch, type TablerIcon } from '@tabler/icons-react'
import { useState } from 'react'
import { rateOf } from '#criteria/cost.ts'
import { requestTypeOf } from '#criteria/request-type.ts'
import type { VisibleRow } from '#features/lists/data/records/cached-rows.ts'
import { recordsMessages as messages } from '#features/lists/messages/records.ts'
import type { MemberView } from '#features/lists/model/records/member-view.ts'
import type { List } from '#lists/list.ts'
import { type Format, fieldsOf, formatsOf } from '#records/record.ts'
import { usePicker } from '#session/picker.ts'
import { useSettings } from '#session/settings.ts'
import { coversFields } from '#storage/record-cache.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { IdsDialog } from '../create/IdsDialog.tsx'
import classes from './records.module.css'
import type { useLoadRecords } from './useLoadRecords.ts'

interface Props {
  list: List
  look: MemberView
  onLook: (look: MemberView) => void
  /** The rows in view. */
  view: readonly VisibleRow[]
  reading: ReturnType<typeof useLoadRecords>
}

const DEBOUNCE = 200

/** Finds records in the list, adds some, and reads those in view: reading is billed, so nothing to load unasked. */
export function RecordsToolbar({ list, look, onLook, view, reading }: Props) {
  const [typed, setTyped] = useState(look.text)
  const search = useDebouncedCallback((text: string) => onLook({ ...look, text }), DEBOUNCE)
  return (
    <Inline wrap className={`${kit.surface} ${classes.bar}`}>
      <TextInput
        className={classes.find}
        aria-label={messages.findInThisList}
        placeholder={messages.findInThisList}
        leftSection={<IconSearch size={15} stroke={1.7} aria-hidden />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          search(event.currentTarget.value)
        }}
      />
      <NativeSelect
        size="xs"
        className={classes.only}
        aria-label={messages.whichRecords}
        value={look.only}
        onChange={(event) => onLook({ ...look, only: event.currentTarget.value as MemberView['only'] })}
        data={[
          { value: 'all', label: 'All' },
          { value: 'read', label: 'Loaded' },
          { value: 'unread', label: messages.notLoadedLabel },
        ]}
      />
      <AddByIdButton list={list} />
      <AddByMatchButton list={list} />
      <span className={`${kit.grow} ${kit.hideNarrow}`} />
      <LoadVisible kind={list.kind} format={look.format} view={view} reading={reading} />
      <NativeSelect
        size="xs"
        className={classes.only}
        aria-label={messages.fieldsToLoad}
        value={look.format}
        onChange={(event) => onLook({ ...look, format: event.currentTarget.value as Format })}
        data={formatsOf[list.kind].filter((name) => name !== 'Core')}
      />
    </Inline>
  )
}

interface ReadProps extends Pick<Props, 'view' | 'reading'> {
  kind: List['kind']
  format: Format
}

function LoadVisible({ kind, format, view, reading: { reading, read } }: ReadProps) {
  const rate = rateOf(
    kind,
    { ResourceType: format },
    useSettings((state) => state.rates),
  )
  const fields = fieldsOf[kind][format] ?? []
  const missing = view.filter(({ cached }) => !coversFields(cached, fields)).map(({ id }) => id)
  if (missing.length === 0 || reading?.running) return null
  return (
    <Button variant="default" onClick={() => void read(missing, format)}>
      {messages.loadInView(missing.length, rate)}
    </Button>
  )
}

/** Adds records by their ids. */
function AddByIdButton({ list }: { list: List }) {
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <ResponsiveButton Icon={IconPlus} label={messages.addById} onClick={open} />
      <IdsDialog source="pasted" into={list} opened={opened} onClose={close} />
    </>
  )
}

/** Adds records that are found by what is known of them. */
function AddByMatchButton({ list: { id, name, kind } }: { list: List }) {
  const { pickerOpened } = usePicker()
  return (
    <ResponsiveButton
      Icon={IconArrowsJoin}
      label={messages.addByMatch}
      onClick={() => pickerOpened({ type: 'list', id, name }, { RequestType: requestTypeOf[kind] })}
    />
  )
}

/** A button that is an icon alone on a narrow screen. */
const ResponsiveButton = ({
  Icon,
  label,
  onClick,
}: {
  Icon: TablerIcon
  label: string
  onClick: () => void
}) => (
  <Button variant="default" aria-label={label} onClick={onClick}>
    <Inline as="span">
      <Icon size={15} stroke={1.7} aria-hidden />
      <span className={kit.hideNarrow}>{label}</span>
    </Inline>
  </Button>
)
