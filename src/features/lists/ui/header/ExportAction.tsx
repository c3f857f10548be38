import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { headerMessages as messages } from '#features/lists/messages/header.ts'
import { sizeOf } from '#lists/list.ts'
import type { PartProps } from '../part.ts'

/** Leads to the export of a list. */
export function ExportAction({ list }: PartProps) {
  if (sizeOf(list) === 0) return null
  return (
    <Button
      renderRoot={(props) => (
        <Link
          to="/exports"
          search={(old) => ({ ...old, show: undefined, picked: undefined, list: list.id })}
          {...props}
        />
      )}
      leftSection={<IconDownload size={15} stroke={1.7} aria-hidden />}
    >
      {messages.export}
    </Button>
  )
}
