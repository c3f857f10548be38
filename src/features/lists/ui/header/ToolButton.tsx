import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { List } from '#lists/list.ts'
import { type ListTool, ToolDialog } from './ListTool.tsx'

/** A button of the list's tools, with the dialog that it opens. */
export function ToolButton({ list, tool }: { list: List; tool: ListTool }) {
  const [opened, { open, close }] = useDisclosure(false)
  const { Icon, label, Badge } = tool
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
      <ToolDialog list={list} tool={tool} opened={opened} onClose={close} />
    </>
  )
}
