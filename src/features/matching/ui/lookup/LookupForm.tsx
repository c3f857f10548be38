import { Button, TextInput } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import { labelOf, type MatchField } from '#criteria/known.ts'
import {
  candidateMessages,
  lookupExamples,
  lookupFormMessages as messages,
} from '#features/matching/messages/lookup.ts'
import { canLookUp, FIRST_CANDIDATES } from '#features/matching/model/lookup/lookup-request.ts'
import { notice } from '#session/notices.ts'
import type { LookupInput } from '#session/picker.ts'
import { useSettings } from '#session/settings.ts'
import kit from '#ui/kit.module.css'
import { Toolbar } from '#ui/Toolbar.tsx'
import { NumberSelect } from '../NumberSelect.tsx'
import classes from './lookup.module.css'
import { PastedLine } from './PastedLine.tsx'
import { SubjectHint, SubjectSwitch } from './SubjectSwitch.tsx'
import { type LookupEvents, useLookupInput } from './useLookupInput.ts'
import type { MatchState } from './useMatches.ts'

interface Props extends LookupEvents {
  lookup: LookupInput
  matches: MatchState
  /** Moves the focus to the selected candidate; returns false if there is none. */
  focusCandidate: () => boolean
}

/** The longest text that the service accepts. */
const MAX_LENGTH = 200

/** The details of one company or person. They are looked up after each pause in typing, and at once by Enter. */
export function LookupForm({ lookup, matches, focusCandidate, ...events }: Props) {
  const { typed, setTyped, lookUpNow } = useLookupInput(lookup, events)
  const { errors } = matches
  const form = useRef<HTMLFormElement>(null)
  const rates = useSettings((state) => state.rates)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!lookUpNow()) focusCandidate()
  }
  const clear = () => {
    setTyped({ ...typed, known: {}, line: '' })
    notice({ text: messages.cleared, undo: () => setTyped(typed) })
    form.current?.querySelector('textarea')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isText = event.target instanceof HTMLInputElement && event.target.type !== 'radio'
    if (event.key === 'ArrowDown' && isText && focusCandidate()) event.preventDefault()
  }
  const selectSubject = (RequestType: LookupInput['RequestType']) =>
    setTyped((old) => ({ ...old, RequestType }))
  const field = (name: MatchField) => (
    <LookupField
      name={name}
      value={typed.known[name] ?? ''}
      error={
        (typed.known[name]?.trim() ?? '') === (lookup.known[name] ?? '') ? errors.at.get(name) : undefined
      }
      onChange={(value) => setTyped((old) => ({ ...old, known: { ...old.known, [name]: value } }))}
    />
  )
  const isEmpty = typed.line === '' && Object.values(typed.known).every((text) => !text)
  return (
    <form
      ref={form}
      className={`${kit.column} ${kit.short} ${kit.surface} ${classes.form}`}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      aria-label={messages.form}
    >
      <div className={`${kit.column} ${kit.gap12} ${kit.pane} ${kit.grow} ${kit.padded} ${classes.fields}`}>
        <SubjectSwitch value={typed.RequestType} onChange={selectSubject} />
        <PastedLine
          line={typed.line}
          known={typed.known}
          subject={typed.RequestType}
          onLine={(line, { known }) => setTyped((old) => ({ ...old, line, known }))}
        />
        {field('Name')}
        <SubjectHint name={typed.known.Name ?? ''} subject={typed.RequestType} onSubject={selectSubject} />
        {field('StreetAddress')}
        <div className={`${kit.grid} ${kit.gap8} ${classes.pair}`}>
          {field('City')}
          {field('StateProvince')}
        </div>
        <div className={`${kit.grid} ${kit.gap8} ${classes.pair}`} data-even>
          {field('PostalCode')}
          {field('Phone')}
        </div>
        <NumberSelect
          label={messages.minimumScore}
          value={typed.Confidence}
          options={[...new Set([...scores, typed.Confidence])].toSorted((a, b) => a - b)}
          error={errors.at.get('Confidence')}
          onChange={(Confidence) => setTyped((old) => ({ ...old, Confidence }))}
        />
      </div>
      <Toolbar className={kit.foot}>
        <p className={`${kit.meta} ${kit.grow}`}>{messages.cost(FIRST_CANDIDATES, rates.Basic)}</p>
        <Button variant="default" disabled={isEmpty} onClick={clear}>
          {messages.clear}
        </Button>
      </Toolbar>
      {canLookUp(lookup) && <ToCandidates matches={matches} />}
    </form>
  )
}

interface FieldProps {
  name: MatchField
  value: string
  /** The service's message about the value. */
  error: string | undefined
  onChange: (value: string) => void
}

const LookupField = ({ name, value, error, onChange }: FieldProps) => (
  <TextInput
    label={labelOf(name)}
    placeholder={lookupExamples[name]}
    maxLength={MAX_LENGTH}
    type={name === 'Phone' ? 'tel' : 'text'}
    autoComplete="off"
    spellCheck={false}
    value={value}
    error={error}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)

const scores = [70, 75, 80, 85, 90, 95, 100]

/** The id of the panel of candidates. */
export const candidatesId = 'candidates'

function showCandidates(): void {
  const panel = document.getElementById(candidatesId)
  panel?.scrollIntoView()
  panel?.focus({ preventScroll: true })
}

/** On phones, where the candidates are below the form: how many there are, as a button that scrolls to them. */
function ToCandidates({ matches: { query, candidates, total } }: { matches: MatchState }) {
  if (!candidates || query.isPlaceholderData) return null
  const [best] = candidates
  return (
    <div className={`${kit.flex} ${kit.centerContent} ${classes.toCandidates}`}>
      <Button rightSection={<IconArrowDown size={15} stroke={1.7} aria-hidden />} onClick={showCandidates}>
        {best ? messages.toCandidates(total, best.Score) : candidateMessages.noMatch}
      </Button>
    </div>
  )
}
