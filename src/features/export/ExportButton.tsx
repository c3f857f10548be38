import { Button, Modal, SegmentedControl } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { WALK_PAGE } from '../../api/pages.ts'
import { countQuery } from '../../api/queries.ts'
import { count } from '../../criteria/format.ts'
import { useExportAsked } from '../../state/asked-tool.ts'
import { useCriteria, useKind } from '../../state/search.ts'
import { useSelection } from '../../state/selection.ts'
import { ExportProgress } from './ExportProgress.tsx'
import classes from './export.module.css'
import { type Extent, exportColumns } from './record-cells.ts'
import { type Source, useExport } from './useExport.ts'

/** Takes the result, or the ticked rows, as a CSV file. */
export function ExportButton() {
  const kind = useKind()
  const criteria = useCriteria()
  const { data } = useQuery(countQuery(kind, criteria))
  const picked = useSelection((state) => state.picked)
  const [opened, { open, close }] = useDisclosure(false)
  const job = useExport()
  useExportAsked(open)
  const shut = () => {
    job.cancel()
    close()
  }
  const total = data?.MatchCount ?? 0
  return (
    <>
      <Button
        fullWidth
        variant="default"
        leftSection={<IconDownload size={15} stroke={1.7} />}
        disabled={total === 0}
        onClick={open}
      >
        Export
      </Button>
      <Modal.Root opened={opened} onClose={shut} size={440}>
        <Modal.Overlay />
        <Modal.Content>
          <div className={classes.head}>
            <Modal.Title>Export as CSV</Modal.Title>
            <Modal.CloseButton aria-label="Close" />
          </div>
          <Modal.Body>
            {job.state.step === 'idle' ? (
              <Plan criteria={{ kind, criteria, total }} ids={[...picked]} onStart={job.start} />
            ) : (
              <ExportProgress state={job.state} job={job} onClose={shut} />
            )}
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </>
  )
}

interface PlanProps {
  criteria: Extract<Source, { total: number }>
  ids: readonly string[]
  onStart: (source: Source, extent: Extent, file: string) => void
}

/** What will be read, before anything is. */
function Plan({ criteria, ids, onStart }: PlanProps) {
  const [what, setWhat] = useState(ids.length > 0 ? 'picked' : 'all')
  const [extent, setExtent] = useState<Extent>('Every')
  const { kind } = criteria
  const source: Source = what === 'picked' ? { kind, ids } : criteria
  const records = what === 'picked' ? ids.length : criteria.total
  const calls = Math.ceil(records / WALK_PAGE)
  const file = `${kind}-${new Date().toISOString().slice(0, 10)}.csv`
  return (
    <div className={classes.plan}>
      {ids.length > 0 && (
        <SegmentedControl
          size="xs"
          aria-label="Which records"
          value={what}
          onChange={setWhat}
          data={[
            { value: 'picked', label: `The ${count(ids.length)} selected` },
            { value: 'all', label: `All ${count(criteria.total)}` },
          ]}
        />
      )}
      <SegmentedControl
        size="xs"
        aria-label="Which fields"
        value={extent}
        onChange={(value) => setExtent(value as Extent)}
        data={[
          { value: 'Core', label: 'Ids only' },
          { value: 'Basic', label: 'Basic' },
          { value: 'Every', label: 'Every field' },
        ]}
      />
      <dl className={classes.figures}>
        <dt>Records read and billed</dt>
        <dd>{count(records)}</dd>
        <dt>Calls</dt>
        <dd>{count(calls)}</dd>
        <dt>Columns</dt>
        <dd>{exportColumns(kind, extent).length}</dd>
      </dl>
      <p className={classes.hint}>
        ZIP codes keep their zeros in the file; a spreadsheet may drop them unless the column is opened as
        text. Cells that a spreadsheet would run as a formula start with an apostrophe.
      </p>
      <Button
        ml="auto"
        leftSection={<IconDownload size={15} stroke={1.7} />}
        onClick={() => onStart(source, extent, file)}
      >
        Save {count(records)} {records === 1 ? 'record' : 'records'}
      </Button>
    </div>
  )
}
