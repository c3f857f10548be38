import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ImportRun } from '#contract/imports.ts'
import { mappingsQuery } from '#features/data-sets/data/import/mappings.ts'
import { runsQuery } from '#features/data-sets/data/import/queries.ts'
import { dataSetsQuery } from '#features/data-sets/data/queries.ts'
import { runMessages as messages } from '#features/data-sets/messages/import.ts'
import { clearDraft, useImportDraft } from '#session/import-draft.ts'
import { Stack } from '#ui/layout.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { RunCard } from './RunCard.tsx'

const MAX_SHOWN = 1

/** The imports that run or have ended, the newest first. */
export function RunList() {
  const { data: runs = [], error, refetch } = useQuery(runsQuery)
  const [isWhole, setWhole] = useState(false)
  useEnded(runs)
  // Those that wait for a decision are shown in any case.
  const shown = runs.filter(({ state }, i) => isWhole || i < MAX_SHOWN || state === 'ready')
  if (error) return <ProblemNote problem={error} retry={() => void refetch()} />
  if (runs.length === 0) return null
  return (
    <Stack as="section" gap={12} aria-labelledby="imports">
      <SectionTitle large id="imports">
        {messages.title}
      </SectionTitle>
      {shown.map((run) => (
        <RunCard key={run.id} run={run} />
      ))}
      {shown.length < runs.length && (
        <div>
          <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
            {messages.showAll(runs.length)}
          </Button>
        </div>
      )}
    </Stack>
  )
}

/** The data sets are read again when an import is done, and what it was begun with is not needed any more. */
function useEnded(runs: readonly ImportRun[]): void {
  const client = useQueryClient()
  const run = useImportDraft(({ draft }) => draft.run)
  const done = runs.filter(({ state }) => state === 'done' || state === 'ready').map(({ id }) => id)
  const [newest] = done
  useEffect(() => {
    if (!newest) return
    void client.invalidateQueries({ queryKey: dataSetsQuery.queryKey })
    void client.invalidateQueries({ queryKey: mappingsQuery.queryKey })
  }, [client, newest])
  const isDone = run !== undefined && done.includes(run)
  useEffect(() => {
    if (isDone) clearDraft()
  }, [isDone])
}
