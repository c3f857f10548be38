import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
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

/** A button of the list's tools, with the dialog that it opens. */
export function ToolButton({ list, Icon, label, title, size, Form, Badge }: ListTool & { list: List }) {
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button
        variant="default"
        h={{ base: 44, sm: 28 }}
        px={10}
        leftSection={<Icon size={15} stroke={1.7} aria-hidden />}
        rightSection={Badge && <Badge list={list} />}
        aria-haspopup="dialog"
        onClick={open}
      >
        {label}
      </Button>
      <Dialog opened={opened} onClose={close} title={title} size={size}>
        <Suspense fallback={<div aria-busy />}>{opened && <Form list={list} onDone={close} />}</Suspense>
      </Dialog>
    </>
  )
}
