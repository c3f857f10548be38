import { Button, Input, NativeSelect, Popover, Stack } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconDots, IconTrash } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { hasCodes, hasOwnOrder, type TallyField } from '#criteria/tallies.ts'
import {
  defaultFirst,
  type First,
  firsts,
  panelTitle,
  type Sort,
  type TallyPanel,
} from '#criteria/tally-panels.ts'
import { notice } from '#session/notices.ts'
import { useKind, useView } from '#session/search.ts'
import { panelsOf, useTallyLayout } from '#session/tally-layout.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Segments } from '#ui/Segments.tsx'
import { optionMessages as messages, sortLabels } from '../messages.ts'

interface Props {
  panel: TallyPanel
  field: TallyField
  title: string
  first: boolean
  last: boolean
  onMove: (field: TallyField, by: number) => void
}

/** The orders that mean something for a field. */
function sortsOf(field: TallyField, compared: boolean): Sort[] {
  const own: Sort[] = hasOwnOrder(field) ? ['own', 'largest'] : ['largest', 'name']
  return [
    ...own,
    ...(hasCodes(field) ? (['code'] as const) : []),
    ...(compared ? (['over', 'under'] as const) : []),
  ]
}

/** How a panel is shown, and its position. */
export const CardOptions = memo(function CardOptions({ panel, field, title, ...move }: Props) {
  const kind = useKind()
  const compared = useView().compare !== undefined
  const { panelChanged } = useTallyLayout.getState()
  const [open, setOpen] = useState(false)
  const change = (patch: Partial<TallyPanel>) => panelChanged(kind, panel.field, patch)
  const sorts = sortsOf(field, compared)
  const sort = panel.sort && sorts.includes(panel.sort) ? panel.sort : sorts[0]
  const name = messages.of(title.toLowerCase())
  return (
    <Popover opened={open} onChange={setOpen} width={256} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <IconButton
          Icon={IconDots}
          title={messages.title}
          label={name}
          onClick={() => setOpen(!open)}
          small
        />
      </Popover.Target>
      <Popover.Dropdown aria-label={name}>
        <Stack gap={10}>
          <NativeSelect
            size="xs"
            label={messages.sort}
            value={sort}
            data={sorts.map((value) => ({ value, label: sortLabels[value] }))}
            onChange={(event) => change({ sort: event.currentTarget.value as Sort })}
          />
          <FirstValues panel={panel} onChange={(first) => change({ first })} />
          <NativeSelect
            size="xs"
            label={messages.percentOf}
            value={panel.of ?? 'panel'}
            disabled={compared}
            description={compared ? messages.compared : undefined}
            data={[
              { value: 'panel', label: messages.panel },
              { value: 'matching', label: messages.matching(kind) },
            ]}
            onChange={(event) =>
              change({ of: event.currentTarget.value === 'matching' ? 'matching' : undefined })
            }
          />
          <MoveButtons panel={panel} {...move} />
          <RemoveButton panel={panel} />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
})

/** How many values are shown at first. */
function FirstValues({ panel, onChange }: { panel: TallyPanel; onChange: (first: First) => void }) {
  const id = `first-${panel.field}`
  return (
    <div>
      <Input.Label size="xs" mb={4} labelElement="div" id={id}>
        {messages.show}
      </Input.Label>
      <Segments
        size="xs"
        fullWidth
        aria-labelledby={id}
        value={String(panel.first ?? defaultFirst)}
        data={firsts.map((value) => ({
          value: String(value),
          label: value === 'all' ? messages.all : String(value),
        }))}
        onChange={(value) => onChange(firsts.find((it) => String(it) === value) as First)}
      />
    </div>
  )
}

function MoveButtons({ panel, first, last, onMove }: Pick<Props, 'panel' | 'first' | 'last' | 'onMove'>) {
  return (
    <Button.Group>
      <Button
        fullWidth
        variant="default"
        disabled={first}
        leftSection={<IconArrowUp size={15} stroke={1.7} />}
        onClick={() => onMove(panel.field, -1)}
      >
        {messages.up}
      </Button>
      <Button
        fullWidth
        variant="default"
        disabled={last}
        leftSection={<IconArrowDown size={15} stroke={1.7} />}
        onClick={() => onMove(panel.field, 1)}
      >
        {messages.down}
      </Button>
    </Button.Group>
  )
}

function RemoveButton({ panel }: Pick<Props, 'panel'>) {
  const kind = useKind()
  const { panelsChanged } = useTallyLayout.getState()
  const remove = () => {
    const panels = panelsOf(useTallyLayout.getState(), kind)
    panelsChanged(
      kind,
      panels.filter((other) => other.field !== panel.field),
    )
    const text = messages.removed(panelTitle(kind, panel.field).toLowerCase())
    notice({ text, undo: () => panelsChanged(kind, panels) })
  }
  return (
    <Button variant="default" leftSection={<IconTrash size={15} stroke={1.7} />} onClick={remove}>
      {messages.remove}
    </Button>
  )
}
