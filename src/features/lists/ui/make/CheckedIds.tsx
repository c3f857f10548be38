import { Button, Checkbox } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { coreCalls, coreRecordsOf } from '#api/core-records.ts'
import type { Kind } from '#contract/kind.ts'
import { counted, kindNames as wordsOf } from '#criteria/kinds.ts'
import { type GivenIds, wrongText } from '#features/lists/model/make/ids.ts'
import { type List, MAX_MEMBERS, type Members } from '#lists/list.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { useWork } from '../read/useWork.ts'
import { WorkNote } from '../read/WorkNote.tsx'
import classes from './make.module.css'
import { type Words, WordsFields } from './WordsFields.tsx'

interface Props {
  kind: Kind
  given: GivenIds
  /** What the place of an id is called. */
  place: 'line' | 'row'
  /** The list that the ids are added to; a new one is made without it. */
  into: List | undefined
  name: string
  onBack: () => void
  onMake: (members: Members, words: Words) => Promise<unknown>
}

/** What the service said of the ids. */
interface Check {
  known: Members
  unknown: readonly string[]
}

const MAX_NAMED = 5

/** Says what was found among the ids, asks the service which of them it knows, which is not billed, and keeps them. */
export function CheckedIds({ kind, given, place, into, name, onBack, onMake }: Props) {
  const [words, setWords] = useState<Words>({ name, tags: [], note: '' })
  const [told, setTold] = useState(false)
  const [check, setCheck] = useState<Check>()
  const [all, setAll] = useState(false)
  const work = useWork()
  const { ids } = given
  const many = ids.length > MAX_MEMBERS
  const ask = async () => {
    const known = await work.run((following) => coreRecordsOf(kind, ids, following))
    if (!known) return
    const there = new Set(known.ids)
    setCheck({ known, unknown: ids.filter((id) => !there.has(id)) })
  }
  const chosen = !check || all ? withVersions(ids, check) : check.known
  const make = async (event: FormEvent) => {
    event.preventDefault()
    setTold(true)
    if (!into && !words.name.trim()) return
    await onMake(chosen, words)
  }
  return (
    <form className={`${kit.grid} ${kit.gap12}`} onSubmit={make}>
      <GivenFacts given={given} place={place} />
      {check && <CheckFacts kind={kind} check={check} given={given} place={place} />}
      {check && check.unknown.length > 0 && (
        <Checkbox
          size="xs"
          label={`Keep the ${count(check.unknown.length)} that the service does not have too`}
          checked={all}
          onChange={(event) => setAll(event.currentTarget.checked)}
        />
      )}
      {many && (
        <p className={`${kit.small} ${kit.danger} ${kit.breaks}`} role="alert">
          A list holds up to {count(MAX_MEMBERS)} records.
        </p>
      )}
      {check && !into && <WordsFields words={words} onChange={setWords} told={told} />}
      <WorkNote work={work} label="Checking ids" />
      <div className={`${kit.actions} ${kit.end}`}>
        <Button variant="subtle" color="gray" onClick={onBack}>
          Back
        </Button>
        {check ? (
          <Button type="submit" disabled={chosen.ids.length === 0}>
            {into ? 'Add' : 'Keep'} {counted(kind, chosen.ids.length)}
            {into ? '' : ' as a list'}
          </Button>
        ) : (
          <>
            {work.state.step === 'failed' && (
              <Button
                variant="default"
                onClick={() => setCheck({ known: withVersions(ids, undefined), unknown: [] })}
              >
                Continue without checking
              </Button>
            )}
            <Button
              disabled={ids.length === 0 || many || work.state.step === 'running'}
              onClick={() => void ask()}
            >
              Check {count(ids.length)} {ids.length === 1 ? 'id' : 'ids'}
            </Button>
          </>
        )}
      </div>
      {!check && ids.length > 0 && (
        <p className={kit.second}>
          {count(coreCalls(ids.length))} {coreCalls(ids.length) === 1 ? 'call says' : 'calls say'} which{' '}
          {wordsOf[kind].many} the service knows; that is not billed.
        </p>
      )}
    </form>
  )
}

/** All the ids, with the versions of those that are known. */
function withVersions(ids: readonly string[], check: Check | undefined): Members {
  const versions = new Map(check?.known.ids.map((id, i) => [id, check.known.etags[i]]))
  return { ids, etags: ids.map((id) => versions.get(id) ?? '') }
}

/** What was found before anybody was asked. */
function GivenFacts({ given, place }: Pick<Props, 'given' | 'place'>) {
  const wrong = wrongText(given, place)
  return (
    <ul className={`${kit.inset} ${classes.facts}`}>
      <li>
        {count(given.ids.length)} {given.ids.length === 1 ? 'id' : 'ids'}
        {given.again > 0 &&
          `, ${count(given.again)} more that ${given.again === 1 ? 'is repeated and counts' : 'are repeated and count'} once`}
      </li>
      {wrong && <li data-look>{wrong} Skipped.</li>}
    </ul>
  )
}

/** What the service says of them. */
function CheckFacts({
  kind,
  check: { known, unknown },
  given,
  place,
}: Pick<Props, 'kind' | 'given' | 'place'> & { check: Check }) {
  const placeOf = new Map(given.ids.map((id, i) => [id, given.places[i]]))
  const named = unknown.slice(0, MAX_NAMED).map((id) => `${id} (${place} ${placeOf.get(id)})`)
  const more = unknown.length - named.length
  return (
    <ul className={`${kit.inset} ${classes.facts}`} role="status">
      <li>{counted(kind, known.ids.length)} known to the service</li>
      {unknown.length > 0 && (
        <li data-look>
          {count(unknown.length)} not known: {named.join(', ')}
          {more > 0 && ` and ${count(more)} more`}
        </li>
      )}
    </ul>
  )
}
