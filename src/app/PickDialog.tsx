import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import type { Candidate } from '#api/matches.ts'
import { AddRecordToList } from '#features/lists/ui/create/AddRecordToList.tsx'
import { TargetListNote } from '#features/lists/ui/create/TargetListNote.tsx'
import { emptyLookup, tidyLookup } from '#features/matching/model/lookup/lookup-request.ts'
import { LookupPanel, OpenRecord } from '#features/matching/ui/lookup/LookupPanel.tsx'
import { type PickPlace, usePicker } from '#session/picker.ts'
import { useEditView, useKind } from '#session/search.ts'
import { Dialog } from '#ui/Dialog.tsx'
import kit from '#ui/kit.module.css'
import { candidateMap } from './candidate-map.tsx'
import { matchPageMessages } from './messages.ts'
import classes from './PickDialog.module.css'

const WIDTH = 1120

/** The picker over a search, a list or a record: a pick comes back to what it was opened over. */
export function PickDialog({ place }: { place: PickPlace }) {
  const { isOpen, input: known, inputChanged, draftSaved, pickerClosed } = usePicker()
  const input = useMemo(() => tidyLookup({ ...emptyLookup, ...known }), [known])
  useClosedByLinks()
  return (
    <Dialog opened={isOpen} onClose={pickerClosed} title={titleOf(place)} size={WIDTH}>
      <div className={`${kit.column} ${classes.body}`}>
        {place.type === 'list' && <TargetListNote id={place.id} />}
        <LookupPanel
          key={JSON.stringify(place)}
          lookup={input}
          onLookUp={inputChanged}
          onUnmount={(left) => draftSaved(place, left)}
          map={candidateMap}
          actions={(candidate) => <Actions place={place} candidate={candidate} />}
        />
      </div>
    </Dialog>
  )
}

function titleOf(place: PickPlace): string {
  if (place.type === 'list') return matchPageMessages.addToByMatch(place.name)
  return place.type === 'record' ? matchPageMessages.similarTo(place.name) : matchPageMessages.lookUpOneRecord
}

/** A link that is followed, or a record that is opened, leads away from the dialog. */
function useClosedByLinks(): void {
  const href = useLocation({ select: (location) => location.href })
  const first = useRef(href)
  useEffect(() => {
    if (href !== first.current) usePicker.getState().pickerClosed()
    first.current = href
  }, [href])
}

/** What can be done with a pick, first what it was looked for. */
function Actions({ place, candidate }: { place: PickPlace; candidate: Candidate }) {
  const { kind, record } = candidate
  const isShown = useKind() === kind
  if (place.type === 'list')
    return (
      <>
        <OpenRecord candidate={candidate} main={false} />
        <AddRecordToList kind={kind} record={record} into={place.id} />
      </>
    )
  return (
    <>
      <AddRecordToList kind={kind} record={record} />
      {place.type === 'search' && isShown ? (
        <OpenBeside id={record.Id} />
      ) : (
        <OpenRecord candidate={candidate} main />
      )}
    </>
  )
}

/** Opens the record beside the table of the search. */
function OpenBeside({ id }: { id: string }) {
  const editView = useEditView()
  return (
    <Button
      rightSection={<IconArrowRight size={15} stroke={1.7} aria-hidden />}
      onClick={() => editView({ record: id })}
    >
      {matchPageMessages.openBeside}
    </Button>
  )
}
