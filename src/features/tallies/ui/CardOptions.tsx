import { ActionIcon, Button, NativeSelect, Popover, Stack } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconDots, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { kindNames } from '#criteria/kinds.ts'
import { hasCodes, hasOwnOrder, type TallyField } from '#criteria/tallies.ts'
import { defaultFirst, type First, firsts, type Sort, type TallyPanel } from '#criteria/tally-panels.ts'
import { talliesMessages as messages } from '#features/tallies/messages.ts'
import { notice } from '#session/notices.ts'
import { useKind, useView } from '#session/search.ts'
import { panelsOf, useTallyLayout } from '#session/tally-layout.ts'
import { Segments } from '#ui/Segments.tsx'
import { panelTitle } from '../model/panel-title.ts'

interface Props {
  panel: TallyPanel
  field: TallyField
  title: string
  first: boolean
  last: boolean
  onMove: (by: number) => void
}

const sortLabels: Record<Sort, string> = {
  largest: 'Largest first',
  own: 'Smallest value first',
  name: 'By name',
  code: 'By code',
  over: 'More than compared first',
  under: 'Less than compared first',
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
export function CardOptions({ panel, field, title, first, last, onMove }: Props) {
  const kind = useKind()
  const compared = useView().compare !== undefined
  const { panelChanged, panelsChanged } = useTallyLayout.getState()
  const [open, setOpen] = useState(false)
  const change = (patch: Partial<TallyPanel>) => panelChanged(kind, panel.field, patch)
  const sorts = sortsOf(field, compared)
  const sort = panel.sort && sorts.includes(panel.sort) ? panel.sort : sorts[0]
  const remove = () => {
    const panels = panelsOf(useTallyLayout.getState(), kind)
    panelsChanged(
      kind,
      panels.filter((other) => other.field !== panel.field),
    )
    const text = `Removed the tally by ${panelTitle(kind, panel.field).toLowerCase()}.`
    notice({ text, undo: () => panelsChanged(kind, panels) })
  }
  const name = title.toLowerCase()
  return (
    <Popover opened={open} onChange={setOpen} width={256} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          title={messages.options}
          variant="subtle"
          color="gray"
          size={24}
          aria-label={messages.optionsOf(name)}
          onClick={() => setOpen(!open)}
        >
          <IconDots size={15} stroke={1.7} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={messages.optionsOf(name)}>
        <Stack gap={10}>
          <NativeSelect
            size="xs"
            label={messages.sort}
            value={sort}
            data={sorts.map((value) => ({ value, label: sortLabels[value] }))}
            onChange={(event) => change({ sort: event.currentTarget.value as Sort })}
          />
          <div>
            <span
              id={`first-${panel.field}`}
              style={{ display: 'block', marginBottom: 4, fontSize: 12, fontWeight: 500 }}
            >
              {messages.show}
            </span>
            <Segments
              size="xs"
              fullWidth
              aria-labelledby={`first-${panel.field}`}
              value={String(panel.first ?? defaultFirst)}
              data={firsts.map((value) => ({
                value: String(value),
                label: value === 'all' ? 'All' : String(value),
              }))}
              onChange={(value) => change({ first: firsts.find((it) => String(it) === value) as First })}
            />
          </div>
          <NativeSelect
            size="xs"
            label={messages.percentOf}
            value={panel.of ?? 'panel'}
            disabled={compared}
            description={compared ? messages.comparedOnItsOwn : undefined}
            data={[
              { value: 'panel', label: 'This panel' },
              { value: 'matching', label: `All matching ${kindNames[kind].many}` },
            ]}
            onChange={(event) =>
              change({ of: event.currentTarget.value === 'matching' ? 'matching' : undefined })
            }
          />
          <Button.Group>
            <Button
              fullWidth
              variant="default"
              disabled={first}
              leftSection={<IconArrowUp size={15} stroke={1.7} />}
              onClick={() => onMove(-1)}
            >
              {messages.moveUp}
            </Button>
            <Button
              fullWidth
              variant="default"
              disabled={last}
              leftSection={<IconArrowDown size={15} stroke={1.7} />}
              onClick={() => onMove(1)}
            >
              {messages.moveDown}
            </Button>
          </Button.Group>
          <Button variant="default" leftSection={<IconTrash size={15} stroke={1.7} />} onClick={remove}>
            {messages.removeThisTally}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
