import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Draft, mostIn, orderIn } from '#features/exports/data/draft.ts'
import { keepRulesFor } from '#lists/duplicates.ts'
import { some } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { duplicatesQuery } from '../estimate-queries.ts'
import classes from '../exports.module.css'
import type { SourceNow } from '../useSource.ts'
import { DuplicatesDialog } from './DuplicatesDialog.tsx'
import own from './duplicates.module.css'
import { KeepChoice } from './KeepChoice.tsx'

interface Props {
  source: SourceNow
  draft: Draft
  onChange: (change: Partial<Draft>) => void
}

/** Which one of those that are the same will be written; group by group where they are here already. */
export function Staying({ source, draft, onChange }: Props) {
  const [opened, setOpened] = useState(false)
  const { kind } = source
  const { data: groups } = useQuery({
    ...duplicatesQuery(source, { order: orderIn(kind, draft), leftOut: draft.leftOut, most: mostIn(draft) }),
    placeholderData: keepPreviousData,
  })
  const rules = keepRulesFor(kind)
  const close = () => setOpened(false)
  return (
    <>
      <div className={own.line}>
        <KeepChoice rules={rules} value={draft.keep} onChange={(keep) => onChange({ keep, kept: [] })} />
        {groups && groups.length > 0 && (
          <Button variant="default" aria-haspopup="dialog" onClick={() => setOpened(true)}>
            See the {some(groups.length, 'group')}
          </Button>
        )}
      </div>
      <p className={`${kit.second} ${classes.hint}`}>
        The others are loaded and billed too, because their fields show that they are duplicates.
        {groups === null && ' Once they are loaded, you can keep another one instead.'}
      </p>
      <DuplicatesDialog
        kind={kind}
        opened={opened}
        groups={groups ?? null}
        rules={rules}
        value={draft}
        onChange={onChange}
        onClose={close}
      >
        <Button onClick={close}>Done</Button>
      </DuplicatesDialog>
    </>
  )
}
