import { Button } from '@mantine/core'
import { useState } from 'react'
import { coreCalls } from '#api/core-records.ts'
import { counted } from '#criteria/kinds.ts'
import { useShowChange } from '#features/lists/data/list-page.ts'
import { askedAgain } from '#features/lists/data/refresh/asking.ts'
import { type Difference, differenceOf } from '#features/lists/model/differences.ts'
import { shortDay } from '#features/lists/model/when.ts'
import { type List, lastStep, type Members, sizeOf } from '#lists/list.ts'
import { currentMembers } from '#lists/stored-lists.ts'
import { count } from '#shared/text/format.ts'
import { inSlices } from '#shared/time-slices.ts'
import kit from '#ui/kit.module.css'
import { useMaking } from '../read/useMaking.ts'
import { useWork } from '../read/useWork.ts'
import { WorkNote } from '../read/WorkNote.tsx'
import { Counts } from './Counts.tsx'
import classes from './refresh.module.css'

/** Says what a refresh asks and that it is not billed, asks, shows what came of it, and takes it over when it is wanted. */
export function RefreshForm({ list, onDone }: { list: List; onDone: () => void }) {
  const [found, setFound] = useState<{ members: Members; difference: Difference }>()
  const work = useWork()
  const ask = () =>
    void work.run(async (following) => {
      const members = await askedAgain(list, following)
      const difference = await inSlices(differenceOf(await currentMembers(list), members), following.signal)
      setFound({ members, difference })
    })
  if (found) return <Found list={list} {...found} onDone={onDone} />
  const calls = Math.max(1, coreCalls(sizeOf(list)))
  return (
    <div className={`${kit.grid} ${kit.gap12}`}>
      <p>
        {list.origin.type === 'search' && list.origin.live
          ? 'The search runs again and is compared with this list. Records that you removed or added by hand stay that way.'
          : 'The records of this list are looked up by id: you see which were removed and which changed. A live search also finds new ones.'}
      </p>
      <p className={kit.second}>
        Ids and versions of about {counted(list.kind, sizeOf(list))}:{' '}
        {calls === 1 ? '1 call' : `${count(calls)} calls`}, nothing is billed.
      </p>
      <WorkNote work={work} label="Loading ids and versions" retry={ask} />
      {work.state.step !== 'running' && (
        <div className={`${kit.actions} ${kit.end} ${classes.buttons}`}>
          <Button onClick={ask}>Refresh now</Button>
        </div>
      )}
    </div>
  )
}

interface FoundProps {
  list: List
  members: Members
  difference: Difference
  onDone: () => void
}

function Found({ list, members, difference, onDone }: FoundProps) {
  const making = useMaking(list)
  const show = useShowChange()
  const { added, gone, changed, same, unknown } = difference
  const isSame = added.length + gone.length + changed.length + unknown === 0
  const take = async () => {
    if (!(await making.stepped('Refreshed', members, { refreshed: true }))) return
    onDone()
    show('changes')
  }
  return (
    <div className={`${kit.grid} ${kit.gap12}`}>
      <p role="status">
        {isSame
          ? `Nothing has changed since ${shortDay(lastStep(list).at)}.`
          : `Changes since ${shortDay(lastStep(list).at)}. The list stays unchanged until you apply them. You can undo that.`}
      </p>
      <Counts difference={difference} />
      <p className={kit.second}>
        {counted(list.kind, same)} in the same version
        {unknown > 0 && `, ${count(unknown)} whose version was not known before and is from now on`}.
      </p>
      <div className={`${kit.actions} ${kit.end} ${classes.buttons}`}>
        <Button variant="default" onClick={onDone}>
          {isSame ? 'Close' : 'Discard changes'}
        </Button>
        {!isSame && <Button onClick={take}>Apply: {count(members.ids.length)} now</Button>}
      </div>
    </div>
  )
}
