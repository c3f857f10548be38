import type { TablerIcon } from '@tabler/icons-react'
import { type ComponentType, Suspense } from 'react'
import type { List } from '#lists/list.ts'
import { Dialog } from '#ui/Dialog.tsx'

export interface ListTool {
  Icon: TablerIcon
  label: string
  /** The title of the dialog. */
  title: string
  size: number
  /** The content of the dialog, loaded with the first click. */
  Form: ComponentType<{ list: List; onDone: () => void }>
  /** A count behind the label. */
  Badge?: ComponentType<{ list: List }>
}

interface Props {
  list: List
  tool: ListTool
  opened: boolean
  onClose: () => void
}

/** The dialog of a list's tool. */
export const ToolDialog = ({ list, tool: { title, size, Form }, opened, onClose }: Props) => (
  <Dialog opened={opened} onClose={onClose} title={title} size={size}>
    <Suspense fallback={<div aria-busy />}>{opened && <Form list={list} onDone={onClose} />}</Suspense>
  </Dialog>
)
