import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { countQuery } from '#api/queries.ts'
import { type Tool, useRequestedTool } from '#session/page-commands.ts'
import { useCriteria, useKind } from '#session/search.ts'
import { useSelection } from '#session/selection.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { usePickedRows } from '../data/export-source.ts'
import { exportButtonMessages as messages } from '../messages/export-button.ts'

const isExport = (tool: Tool): tool is 'export' => tool === 'export'

/** Opens the export of the result or of the selected rows. */
export function ExportButton() {
  const kind = useKind()
  const { data } = useQuery(countQuery(kind, useCriteria()))
  const navigate = useNavigate()
  const open = useCallback(() => {
    const { picked } = useSelection.getState()
    usePickedRows.getState().setRows(kind, picked)
    void navigate({
      to: '/exports',
      search: (old) => ({ ...old, list: undefined, picked: picked.size > 0 || undefined }),
    })
  }, [kind, navigate])
  useRequestedTool(isExport, open)
  return (
    <Button
      flex="auto"
      px={10}
      miw={44}
      variant="default"
      aria-label={messages.export}
      disabled={!data?.MatchCount}
      onClick={open}
    >
      <Inline as="span" gap={6}>
        <IconDownload size={15} stroke={1.7} aria-hidden />
        <span className={kit.hidePhone}>{messages.export}</span>
      </Inline>
    </Button>
  )
}
