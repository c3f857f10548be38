import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { List } from '#lists/list.ts'
import { ToolDialog } from './ListTool.tsx'
import { refreshTool } from './tools.tsx'

/** Refreshes a list from the service. */
export function RefreshAction({ list }: { list: List }) {
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<refreshTool.Icon size={15} stroke={1.7} aria-hidden />}
        aria-haspopup="dialog"
        onClick={open}
      >
        {refreshTool.label}
      </Button>
      <ToolDialog list={list} tool={refreshTool} opened={opened} onClose={close} />
    </>
  )
}
