import { IconCircleMinus, IconCirclesRelation, IconEyeOff, IconLayersUnion } from '@tabler/icons-react'
import { lazy } from 'react'
import type { PartProps } from '../part.ts'
import { ToolButton } from '../read/ToolButton.tsx'

const CombineForm = lazy(() => import('./CombineForm.tsx').then((m) => ({ default: m.CombineForm })))

export function UnionTool({ list }: PartProps) {
  return (
    <ToolButton Sign={IconLayersUnion} label="Union" title="Add other lists" size={560}>
      {(close) => <CombineForm list={list} way="union" onDone={close} />}
    </ToolButton>
  )
}

export function IntersectTool({ list }: PartProps) {
  return (
    <ToolButton Sign={IconCirclesRelation} label="Intersect" title="Keep only records also in …" size={560}>
      {(close) => <CombineForm list={list} way="intersection" onDone={close} />}
    </ToolButton>
  )
}

export function SubtractTool({ list }: PartProps) {
  return (
    <ToolButton Sign={IconCircleMinus} label="Subtract" title="Subtract other lists" size={560}>
      {(close) => <CombineForm list={list} way="difference" onDone={close} />}
    </ToolButton>
  )
}

export function SuppressTool({ list }: PartProps) {
  return (
    <ToolButton Sign={IconEyeOff} label="Suppress" title="Suppress do-not-contact records" size={560}>
      {(close) => <CombineForm list={list} way="suppression" onDone={close} />}
    </ToolButton>
  )
}
