import { NativeSelect, Popover, Select, Stack } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconArrowsLeftRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { hasOwnOrder, type TallyField, tallyLabel, tallyNames } from '#criteria/tallies.ts'
import { useEditView, useView } from '#session/search.ts'
import { useIsOffered } from '#session/service.ts'
import {
  orders as allOrders,
  type CellNumber,
  cellNumbers,
  type Order,
  useTallyLayout,
} from '#session/tally-layout.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { Toolbar } from '#ui/Toolbar.tsx'
import { crossMessages as messages } from '../messages.ts'
import classes from './CrossTally.module.css'

interface Props {
  orders: Record<'rows' | 'columns', Order>
  /** The content at the end of the bar. */
  children: ReactNode
}

/** Which fields a cross tally counts by, what its cells show and in which order. */
export function CrossBar({ orders, children }: Props) {
  const { rows, columns } = useView()
  const editView = useEditView()
  const { cross, crossChanged } = useTallyLayout()
  return (
    <Toolbar className={kit.endItems}>
      <FieldSelect part="rows" label={messages.rows} />
      <IconButton
        Icon={IconArrowsLeftRight}
        label={messages.swap}
        onClick={() => {
          editView({ rows: columns, columns: rows })
          crossChanged({ rows: cross.columns, columns: cross.rows })
        }}
      />
      <FieldSelect part="columns" label={messages.columns} />
      <NativeSelect
        size="xs"
        label={messages.cells}
        value={cross.cells}
        data={cellNumbers.map((value) => ({ value, label: messages.cellNumbers[value] }))}
        onChange={(event) => crossChanged({ cells: event.currentTarget.value as CellNumber })}
      />
      <OrderChoice orders={orders} />
      <Inline className={kit.last}>{children}</Inline>
    </Toolbar>
  )
}

function FieldSelect({ part, label }: { part: 'rows' | 'columns'; label: string }) {
  const view = useView()
  const editView = useEditView()
  const isOffered = useIsOffered(view.kind)
  return (
    <Select
      label={label}
      className={classes.field}
      searchable
      allowDeselect={false}
      data={tallyNames[view.kind]
        .filter((field) => isOffered(field) || field === view[part])
        .map((field) => ({ value: field, label: tallyLabel(view.kind, field) }))}
      value={view[part]}
      onChange={(value) => value && editView({ [part]: value as TallyField })}
    />
  )
}

function OrderChoice({ orders }: Pick<Props, 'orders'>) {
  const view = useView()
  const { crossChanged } = useTallyLayout.getState()
  const choice = (part: 'rows' | 'columns', label: string) => (
    <NativeSelect
      size="xs"
      label={label}
      value={orders[part]}
      data={allOrders
        .filter((order) => order !== 'own' || hasOwnOrder(view[part]))
        .map((value) => ({ value, label: messages.orders[value] }))}
      onChange={(event) => crossChanged({ [part]: event.currentTarget.value as Order })}
    />
  )
  return (
    <Popover width={220} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <IconButton Icon={IconAdjustmentsHorizontal} title={messages.order} label={messages.orderOf} />
      </Popover.Target>
      <Popover.Dropdown aria-label={messages.orderOf}>
        <Stack gap={10}>
          {choice('rows', messages.rows)}
          {choice('columns', messages.columns)}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
