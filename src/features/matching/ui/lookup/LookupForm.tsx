import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconBuilding, IconUser } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { price } from '#criteria/cost.ts'
import { labelOf, type MatchField } from '#criteria/known.ts'
import { canLookUp, FIRST_CANDIDATES } from '#features/matching/model/lookup/lookup-request.ts'
import { notice } from '#session/notices.ts'
import type { Question } from '#session/picker.ts'
import { useSettings } from '#session/settings.ts'
import kit from '#ui/kit.module.css'
import { Segments } from '#ui/Segments.tsx'
import classes from './lookup.module.css'
import { PastedLine } from './PastedLine.tsx'
import { SubjectHint } from './SubjectHint.tsx'
import { ToCandidates } from './ToCandidates.tsx'
import { type LookupEvents, useLookupInput } from './useLookupInput.ts'
import type { MatchState } from './useMatches.ts'

interface Props extends LookupEvents {
  lookup: Question
  matches: MatchState
  /** Moves the focus to the chosen candidate; false where there is none. */
  toCandidates: () => boolean
}

const icon = { size: 15, stroke: 1.7, 'aria-hidden': true } as const

const subjects: { value: Question['RequestType']; label: ReactNode }[] = [
  { value: 'Company', label: <Subject icon={<IconBuilding {...icon} />} text="Companies" /> },
  { value: 'Person', label: <Subject icon={<IconUser {...icon} />} text="People" /> },
  { value: 'Any', label: <Subject text="Either" /> },
]

function Subject({ icon, text }: { icon?: ReactNode; text: string }) {
  return (
    <span className={`${kit.inline} ${classes.kind}`}>
      {icon} {text}
    </span>
  )
}

/** The longest text that the service takes. */
const MAX_LETTERS = 200

const examples: Record<MatchField, string> = {
  Name: 'Infogroup',
  StreetAddress: '1020 E 1st St',
  City: 'Papillion',
  StateProvince: 'NE',
  PostalCode: '68046',
  Phone: '(402) 555-0142',
}

/** The details of one company or person. They are looked up after each pause in typing, and at once by Enter. */
export function LookupForm({ lookup, matches, toCandidates, ...events }: Props) {
  const { typed, setTyped, lookUpNow: askNow } = useLookupInput(lookup, events)
  const { errors } = matches
  const form = useRef<HTMLFormElement>(null)
  const rates = useSettings((state) => state.rates)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!askNow()) toCandidates()
  }
  const clear = () => {
    setTyped({ ...typed, known: {}, line: '' })
    notice({ words: 'The form is cleared.', undo: () => setTyped(typed) })
  }
  const down = (event: KeyboardEvent) => {
    const isText = event.target instanceof HTMLInputElement && event.target.type !== 'radio'
    if (event.key === 'ArrowDown' && isText && toCandidates()) event.preventDefault()
  }
  const choose = (RequestType: Question['RequestType']) => setTyped((old) => ({ ...old, RequestType }))
  const field = (name: MatchField) => (
    <TextInput
      key={name}
      label={labelOf(name)}
      placeholder={examples[name]}
      maxLength={MAX_LETTERS}
      type={name === 'Phone' ? 'tel' : 'text'}
      autoComplete="off"
      spellCheck={false}
      value={typed.known[name] ?? ''}
      error={
        (typed.known[name]?.trim() ?? '') === (lookup.known[name] ?? '') ? errors.at.get(name) : undefined
      }
      onChange={({ currentTarget: { value } }) =>
        setTyped((old) => ({ ...old, known: { ...old.known, [name]: value } }))
      }
    />
  )
  const isEmpty = typed.line === '' && Object.values(typed.known).every((text) => !text)
  return (
    <form
      ref={form}
      className={`${kit.column} ${classes.ask}`}
      onSubmit={submit}
      onKeyDown={down}
      aria-label="Lookup details"
    >
      <div className={`${kit.column} ${kit.pane} ${classes.fields}`}>
        <Segments
          fullWidth
          aria-label="What to look up"
          value={typed.RequestType}
          onChange={choose}
          data={subjects}
        />
        <PastedLine
          line={typed.line}
          known={typed.known}
          subject={typed.RequestType}
          onLine={(line, { known }) => setTyped((old) => ({ ...old, line, known }))}
        />
        {field('Name')}
        <SubjectHint name={typed.known.Name ?? ''} subject={typed.RequestType} onSubject={choose} />
        {field('StreetAddress')}
        <div className={classes.pair}>
          {field('City')}
          {field('StateProvince')}
        </div>
        <div className={classes.pair} data-even>
          {field('PostalCode')}
          {field('Phone')}
        </div>
        <Confidence
          value={typed.Confidence}
          error={errors.at.get('Confidence')}
          onChange={(Confidence) => setTyped((old) => ({ ...old, Confidence }))}
        />
      </div>
      <div className={`${kit.line} ${kit.foot} ${classes.askFoot}`}>
        <p className={`${kit.meta} ${kit.grow}`}>
          Searches as you type. Reads up to {FIRST_CANDIDATES} Basic records each time, {price(rates.Basic)}{' '}
          each.
        </p>
        <Button
          variant="default"
          disabled={isEmpty}
          onClick={() => {
            clear()
            form.current?.querySelector('textarea')?.focus()
          }}
        >
          Clear
        </Button>
      </div>
      {canLookUp(lookup) && <ToCandidates matches={matches} />}
    </form>
  )
}

const steps = [70, 75, 80, 85, 90, 95, 100]

interface ConfidenceProps {
  value: number
  error: string | undefined
  onChange: (value: number) => void
}

function Confidence({ value, error, onChange }: ConfidenceProps) {
  const id = useId()
  const offered = [...new Set([...steps, value])].toSorted((a, b) => a - b)
  return (
    <div className={`${kit.line} ${classes.confidence}`}>
      <label htmlFor={id}>Minimum score</label>
      <NativeSelect
        id={id}
        size="xs"
        w={72}
        value={String(value)}
        error={error}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        data={offered.map(String)}
      />
    </div>
  )
}
