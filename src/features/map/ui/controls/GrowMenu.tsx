import { Popover } from '@mantine/core'
import { IconArrowsMaximize } from '@tabler/icons-react'
import { useState } from 'react'
import { kindNames as kindText } from '#criteria/kinds.ts'
import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import { type Circle, useGrow } from '#session/grow.ts'
import { useKind } from '#session/search.ts'
import { problemText } from '#ui/messages.ts'
import { TargetForm } from '#ui/TargetForm.tsx'
import { BarButton } from './Bar.tsx'

interface Props {
  circle: Circle
  onGrown: (circle: Circle) => void
}

const DEFAULT_TARGET = 5000

/** Grows the selected circle until it contains a number of records. */
export function GrowMenu({ circle, onGrown }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <Popover opened={open} onChange={setOpen} width={300} position="top" trapFocus returnFocus>
      <Popover.Target>
        <BarButton icon={IconArrowsMaximize} onClick={() => setOpen(!open)}>
          {messages.grow}
        </BarButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={messages.growTitle}>
        <Target
          circle={circle}
          onGrown={(next) => {
            onGrown(next)
            setOpen(false)
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

function Target({ circle, onGrown }: Props) {
  const kind = useKind()
  const { running, text: progressText, problem, run, cancel } = useGrow()
  return (
    <TargetForm
      label={messages.howMany(kindText[kind].many)}
      submit="Apply"
      initial={DEFAULT_TARGET}
      running={running}
      status={progressText ?? messages.countedInCircle}
      error={problem && problemText(problem)}
      onRun={async (target) => {
        const grown = await run(circle, target)
        if (grown) onGrown({ ...circle, RadiusMiles: grown.RadiusMiles })
      }}
      onCancel={cancel}
    />
  )
}
