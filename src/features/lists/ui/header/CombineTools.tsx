import { IconCircleMinus, IconCirclesRelation, IconEyeOff, IconLayersUnion } from '@tabler/icons-react'
import { lazy } from 'react'
import type { PartProps } from '../part.ts'
import { ToolButton } from './ToolButton.tsx'

const CombineForm = lazy(() => import('../compare/CombineForm.tsx').then((m) => ({ default: m.CombineForm })))

export function UnionTool({ list }: PartProps) {
  return (
    <ToolButton Icon={IconLayersUnion} label="Union" title="Add other lists" size={560}>
      {(close) => <CombineForm list={list} combination="union" onDone={close} />}
    </ToolButton>
  )
}

export function IntersectTool({ list }: PartProps) {
  return (
    <ToolButton Icon={IconCirclesRelation} label="Intersect" title="Keep only records also in …" size={560}>
      {(close) => <CombineForm list={list} combination="intersection" onDone={close} />}
    </ToolButton>
  )
}

export function SubtractTool({ list }: PartProps) {
  return (
    <ToolButton Icon={IconCircleMinus} label="Subtract" title="Subtract other lists" size={560}>
      {(close) => <CombineForm list={list} combination="difference" onDone={close} />}
    </ToolButton>
  )
}

export function SuppressTool({ list }: PartProps) {
  return (
    <ToolButton Icon={IconEyeOff} label="Suppress" title="Suppress do-not-contact records" size={560}>
      {(close) => <CombineForm list={list} combination="suppression" onDone={close} />}
    </ToolButton>
  )
}
