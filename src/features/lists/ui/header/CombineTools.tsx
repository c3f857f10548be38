import { IconCircleMinus, IconCirclesRelation, IconEyeOff, IconLayersUnion } from '@tabler/icons-react'
import { lazy } from 'react'
import { headerMessages as messages } from '#features/lists/messages/header.ts'
import type { PartProps } from '../part.ts'
import { ToolButton } from './ToolButton.tsx'

const CombineForm = lazy(() => import('../compare/CombineForm.tsx').then((m) => ({ default: m.CombineForm })))

export function UnionTool({ list }: PartProps) {
  return (
    <ToolButton Icon={IconLayersUnion} label={messages.union} title={messages.unionHint} size={560}>
      {(close) => <CombineForm list={list} combination="union" onDone={close} />}
    </ToolButton>
  )
}

export function IntersectTool({ list }: PartProps) {
  return (
    <ToolButton
      Icon={IconCirclesRelation}
      label={messages.intersect}
      title={messages.intersectHint}
      size={560}
    >
      {(close) => <CombineForm list={list} combination="intersection" onDone={close} />}
    </ToolButton>
  )
}

export function SubtractTool({ list }: PartProps) {
  return (
    <ToolButton Icon={IconCircleMinus} label={messages.subtract} title={messages.subtractHint} size={560}>
      {(close) => <CombineForm list={list} combination="difference" onDone={close} />}
    </ToolButton>
  )
}

export function SuppressTool({ list }: PartProps) {
  return (
    <ToolButton Icon={IconEyeOff} label={messages.suppress} title={messages.suppressHint} size={560}>
      {(close) => <CombineForm list={list} combination="suppression" onDone={close} />}
    </ToolButton>
  )
}
