import { Button, Checkbox } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { coreCalls, coreRecordsOf, coreRecordsOfSourceIds } from '#api/core-records.ts'
import type { Kind } from '#contract/kind.ts'
import { kindNames } from '#criteria/kinds.ts'
import { createMessages as messages } from '#features/lists/messages/create.ts'
import { type IdsOf, invalidIdsText, type ParsedIds } from '#features/lists/model/import/ids.ts'
import { type List, MAX_MEMBERS, type Members } from '#lists/list.ts'
import { FieldError } from '#ui/FormRow.tsx'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { Actions } from '#ui/Toolbar.tsx'
import { TaskProgress } from '../load/TaskProgress.tsx'
import { useTask } from '../load/useTask.ts'
import classes from './create.module.css'
import { ListTextFields, type NewListText } from './ListTextFields.tsx'

interface Props {
  kind: Kind
  /** Whose ids they are. */
  of: IdsOf
  parsed: ParsedIds
  /** The unit of positions. */
  unit: 'line' | 'row'
  /** The list that the ids are added to; otherwise a new one. */
  into: List | undefined
  name: string
  onBack: () => void
  onMake: (members: Members, text: NewListText) => Promise<unknown>
}

/** The result of the check. */
interface Check {
  known: Members
  unknown: readonly string[]
}

const MAX_NAMED = 5

/** Shows the parsed ids, checks them with the service (not billed), and saves them. */
export function CheckIds({ kind, of, parsed, unit, into, name, onBack, onMake }: Props) {
  const [text, setText] = useState<NewListText>({ name, tags: [], note: '' })
  const [showErrors, setShowErrors] = useState(false)
  const [check, setCheck] = useState<Check>()
  const [all, setAll] = useState(false)
  const work = useTask()
  const { ids } = parsed
  const isTooLarge = ids.length > MAX_MEMBERS
  const checkIds = async () => {
    const known = await work.run((following) =>
      of === 'source'
        ? coreRecordsOfSourceIds(kind, ids, MAX_MEMBERS, following)
        : coreRecordsOf(kind, ids, following),
    )
    if (!known) return
    const there = new Set(known.ids)
    setCheck({ known, unknown: of === 'source' ? [] : ids.filter((id) => !there.has(id)) })
  }
  const selected = !check || all ? withVersions(ids, check) : check.known
  const make = async (event: FormEvent) => {
    event.preventDefault()
    setShowErrors(true)
    if (!into && !text.name.trim()) return
    await onMake(selected, text)
  }
  return (
    <form className={`${kit.grid} ${kit.gap12}`} onSubmit={make}>
      <ParsedFacts parsed={parsed} unit={unit} />
      {check && <CheckFacts kind={kind} check={check} parsed={parsed} unit={unit} />}
      {check && check.unknown.length > 0 && (
        <Checkbox
          size="xs"
          label={messages.addUnknown(check.unknown.length)}
          checked={all}
          onChange={(event) => setAll(event.currentTarget.checked)}
        />
      )}
      {isTooLarge && <FieldError>{messages.tooManyIds()}</FieldError>}
      {check && !into && <ListTextFields text={text} onChange={setText} showErrors={showErrors} />}
      <TaskProgress work={work} label={messages.checkingIds} />
      <Actions>
        <Button variant="subtle" color="gray" onClick={onBack}>
          {messages.back}
        </Button>
        {check ? (
          <Button type="submit" disabled={selected.ids.length === 0}>
            {into
              ? messages.add(kind, selected.ids.length)
              : messages.saveIdsAsList(kind, selected.ids.length)}
          </Button>
        ) : (
          <>
            {work.state.step === 'failed' && of === 'service' && (
              <Button
                variant="default"
                onClick={() => setCheck({ known: withVersions(ids, undefined), unknown: [] })}
              >
                {messages.continueWithoutChecking}
              </Button>
            )}
            <Button
              disabled={ids.length === 0 || isTooLarge || work.state.step === 'running'}
              onClick={() => void checkIds()}
            >
              {messages.check(ids.length)}
            </Button>
          </>
        )}
      </Actions>
      {!check && ids.length > 0 && (
        <p className={kit.second}>{messages.checkCalls(coreCalls(ids.length), kindNames[kind].many)}</p>
      )}
    </form>
  )
}

/** All ids, with the versions of those that the service has. */
function withVersions(ids: readonly string[], check: Check | undefined): Members {
  const versions = new Map(check?.known.ids.map((id, i) => [id, check.known.etags[i]]))
  return { ids, etags: ids.map((id) => versions.get(id) ?? '') }
}

const factsClass = `${kit.inset} ${kit.small} ${kit.breaks} ${classes.facts}`

/** The parsed ids before the check. */
function ParsedFacts({ parsed, unit }: Pick<Props, 'parsed' | 'unit'>) {
  const invalid = invalidIdsText(parsed, unit)
  return (
    <Stack as="ul" gap={4} className={factsClass}>
      <li>
        {messages.ids(parsed.ids.length)}
        {parsed.repeated > 0 && messages.repeatedIds(parsed.repeated)}
      </li>
      {invalid && <li className={kit.wait}>{messages.skipped(invalid)}</li>}
    </Stack>
  )
}

/** The result of the check. */
function CheckFacts({
  kind,
  check: { known, unknown },
  parsed,
  unit,
}: Pick<Props, 'kind' | 'parsed' | 'unit'> & { check: Check }) {
  const placeOf = new Map(parsed.ids.map((id, i) => [id, parsed.positions[i]]))
  const named = unknown.slice(0, MAX_NAMED).map((id) => `${id} (${unit} ${placeOf.get(id)})`)
  const more = unknown.length - named.length
  return (
    <Stack as="ul" gap={4} className={factsClass} role="status">
      <li>{messages.knownIds(kind, known.ids.length)}</li>
      {unknown.length > 0 && (
        <li className={kit.wait}>{messages.unknownIds(unknown.length, named.join(', '), more)}</li>
      )}
    </Stack>
  )
}
