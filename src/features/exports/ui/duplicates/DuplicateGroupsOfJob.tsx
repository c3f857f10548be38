import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { jobKeeps } from '#features/exports/data/actions.ts'
import { saveJob } from '#features/exports/data/save-job.ts'
import { duplicatesAt } from '#features/exports/data/stored-pages.ts'
import type { Job } from '#features/exports/model/job.ts'
import { keepRulesFor } from '#lists/duplicates.ts'
import { DuplicatesDialog } from './DuplicatesDialog.tsx'
import own from './duplicates.module.css'

/** Which ones of an export that is done are written, of those that are the same; changed, its file is saved again. */
export function DuplicateGroupsOfJob({ job }: { job: Job }) {
  const [opened, setOpened] = useState(false)
  const { id, order } = job
  const { data: groups } = useQuery({
    queryKey: ['doubles', id, job.changed],
    queryFn: () => duplicatesAt(id),
    enabled: opened,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  const close = () => setOpened(false)
  const save = () => {
    close()
    void saveJob(job)
  }
  // Fields that were not asked for tell nothing.
  const dated = groups?.every(({ facts }) => facts.every((one) => one.dated))
  const rules = keepRulesFor(order.kind).filter((rule) => rule !== 'newest' || dated)
  return (
    <>
      <Button
        variant="subtle"
        size="compact-xs"
        className={own.open}
        aria-haspopup="dialog"
        aria-label={`Review duplicates, ${order.name}`}
        onClick={() => setOpened(true)}
      >
        Review duplicates
      </Button>
      {groups && (
        <DuplicatesDialog
          kind={order.kind}
          opened={opened}
          groups={groups}
          rules={rules}
          value={order}
          onChange={({ keep, kept }) => void jobKeeps(id, { keep, kept: [...kept] })}
          onClose={close}
        >
          <Button leftSection={<IconDownload size={14} aria-hidden />} onClick={save}>
            Save the file again
          </Button>
        </DuplicatesDialog>
      )}
    </>
  )
}
