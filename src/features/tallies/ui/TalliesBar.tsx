import { Button, Popover, TextInput, UnstyledButton } from '@mantine/core'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { TallyField } from '#criteria/tallies.ts'
import { fieldsLeft, panelTitle, type TallyPanel } from '#criteria/tally-panels.ts'
import { notice } from '#session/notices.ts'
import { useKind } from '#session/search.ts'
import { useIsOffered } from '#session/service.ts'
import { useTallyLayout } from '#session/tally-layout.ts'
import kit from '#ui/kit.module.css'
import { Grid } from '#ui/layout.tsx'
import { barMessages as messages } from '../messages.ts'
import { CompareButton } from './CompareButton.tsx'
import classes from './tallies.module.css'

interface Props {
  panels: readonly TallyPanel[]
  onAdded: (field: TallyField) => void
}

/** Actions of all tallies: add one, and compare. */
export function TalliesBar(props: Props) {
  return (
    <Grid columns={2} gap={8} className={kit.spaceBelow}>
      <AddTally {...props} />
      <CompareButton />
    </Grid>
  )
}

function AddTally({ panels, onAdded }: Props) {
  const kind = useKind()
  const { panelsChanged } = useTallyLayout.getState()
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const left = fieldsLeft(kind, panels).filter(useIsOffered(kind))
  const found = left.filter((field) =>
    panelTitle(kind, field).toLowerCase().includes(text.trim().toLowerCase()),
  )
  const add = (field: TallyField) => {
    panelsChanged(kind, [{ field }, ...panels])
    setOpen(false)
    setText('')
    onAdded(field)
  }
  const reset = () => {
    panelsChanged(kind, undefined)
    setOpen(false)
    notice({ text: messages.resetDone, undo: () => panelsChanged(kind, panels) })
  }
  return (
    <Popover opened={open} onChange={setOpen} width={256} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconPlus size={15} stroke={1.7} />}
          onClick={() => setOpen(!open)}
        >
          {messages.add}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={messages.add}>
        <TextInput
          data-autofocus
          aria-label={messages.searchFields}
          placeholder={messages.fieldExamples}
          leftSection={<IconSearch size={15} stroke={1.7} />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && found[0] && add(found[0])}
        />
        <ul className={classes.fields}>
          {found.map((field) => (
            <li key={field}>
              <UnstyledButton className={`${kit.hovers} ${classes.fieldButton}`} onClick={() => add(field)}>
                {panelTitle(kind, field)}
              </UnstyledButton>
            </li>
          ))}
        </ul>
        {found.length === 0 && (
          <p className={kit.second}>{left.length ? messages.noField : messages.everyField}</p>
        )}
        <Button mt={4} variant="subtle" size="compact-xs" onClick={reset}>
          {messages.reset}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
