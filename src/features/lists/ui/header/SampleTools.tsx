import { IconArrowsSplit, IconDice5 } from '@tabler/icons-react'
import { lazy } from 'react'
import { headerMessages as messages } from '#features/lists/messages/header.ts'
import type { PartProps } from '../part.ts'
import { ToolButton } from './ToolButton.tsx'

const SampleForm = lazy(() => import('../sample/SampleForm.tsx').then((m) => ({ default: m.SampleForm })))
const SplitForm = lazy(() => import('../sample/SplitForm.tsx').then((m) => ({ default: m.SplitForm })))

export function SampleTool({ list }: PartProps) {
  return (
    <ToolButton Icon={IconDice5} label={messages.sample} title={messages.sampleHint} size={520}>
      {(close) => <SampleForm list={list} onDone={close} />}
    </ToolButton>
  )
}

export function SplitTool({ list }: PartProps) {
  return (
    <ToolButton Icon={IconArrowsSplit} label={messages.split} title={messages.splitHint} size={520}>
      {(close) => <SplitForm list={list} onDone={close} />}
    </ToolButton>
  )
}
