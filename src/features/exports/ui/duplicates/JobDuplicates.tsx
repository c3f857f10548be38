import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { setDuplicateRule } from '#features/exports/data/job-actions.ts'
import { saveJob } from '#features/exports/data/save-job.ts'
import { readDuplicates } from '#features/exports/data/stored-pages.ts'
import { exportJobMessages } from '#features/exports/messages/jobs.ts'
import type { Job } from '#features/exports/model/job.ts'
import { keepRulesFor } from '#lists/duplicates.ts'
import { DuplicatesDialog } from './DuplicatesDialog.tsx'

/** The duplicates of a finished export: another record can be selected and the file saved again. */
export function JobDuplicates({ job }: { job: Job }) {
  const [opened, setOpened] = useState(false)
  const { id, order } = job
  const { data: groups } = useQuery({
    queryKey: ['export duplicates', id, job.changed],
    queryFn: () => readDuplicates(id),
    enabled: opened,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  const close = () => setOpened(false)
  const save = () => {
    close()
    void saveJob(job)
  }
  // The date of a record is known only where it was loaded.
  const dated = groups?.every(({ facts }) => facts.every((one) => one.dated))
  const rules = keepRulesFor(order.kind).filter((rule) => rule !== 'newest' || dated)
  return (
    <>
      <Button
        variant="subtle"
        size="compact-xs"
        ml={-8}
        aria-haspopup="dialog"
        aria-label={exportJobMessages.reviewDuplicatesOf(order.name)}
        onClick={() => setOpened(true)}
      >
        {exportJobMessages.reviewDuplicates}
      </Button>
      {groups && (
        <DuplicatesDialog
          kind={order.kind}
          opened={opened}
          groups={groups}
          rules={rules}
          value={{ keep: order.keep, keepIds: order.kept }}
          onChange={({ keep, keepIds }) => void setDuplicateRule(id, { keep, kept: [...keepIds] })}
          onClose={close}
        >
          <Button leftSection={<IconDownload size={14} aria-hidden />} onClick={save}>
            {exportJobMessages.saveAgain}
          </Button>
        </DuplicatesDialog>
      )}
    </>
  )
}
