import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconBuilding, IconUser } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useId, useRef } from 'react'
import { price } from '../../../criteria/cost.ts'
import { labelOf, type MatchField } from '../../../match/known.ts'
import { MOST_CANDIDATES, type Question } from '../../../match/pick/question.ts'
import { notice } from '../../../state/notices.ts'
import { useSettings } from '../../../state/settings.ts'
import { Segments } from '../../../ui/Segments.tsx'
import { PastedLine } from './PastedLine.tsx'
import classes from './pick.module.css'
import { ToAnswer } from './ToAnswer.tsx'
import { useMatches } from './useMatches.ts'
import { type Heard, useTyped } from './useTyped.ts'

interface Props extends Heard {
  question: Question
}

const icon = { size: 15, stroke: 1.7, 'aria-hidden': true } as const

const kinds: { value: Question['RequestType']; label: ReactNode }[] = [
  { value: 'Company', label: <Kind icon={<IconBuilding {...icon} />} words="Companies" /> },
  { value: 'Person', label: <Kind icon={<IconUser {...icon} />} words="People" /> },
  { value: 'Any', label: <Kind words="Either" /> },
]

function Kind({ icon, words }: { icon?: ReactNode; words: string }) {
  return (
    <span className={classes.kind}>
      {icon} {words}
    </span>
  )
}

/** The longest text that the service takes. */
const MOST_LETTERS = 200

const hints: Record<MatchField, string> = {
  Name: 'Infogroup',
  StreetAddress: '1020 E 1st St',
  City: 'Papillion',
  StateProvince: 'NE',
  PostalCode: '68046',
  Phone: '(402) 555-0142',
}

/** What is known of one company or person. It is asked after each pause in typing, and at once by Enter. */
export function AskForm({ question, ...heard }: Props) {
  const { typed, setTyped, askNow } = useTyped(question, heard)
  const { faults } = useMatches(question)
  const form = useRef<HTMLFormElement>(null)
  const rates = useSettings((state) => state.rates)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    askNow()
  }
  const clear = () => {
    setTyped({ ...typed, known: {}, line: '' })
    notice({ words: 'What was typed is cleared.', undo: () => setTyped(typed) })
  }
  const field = (name: MatchField) => (
    <TextInput
      key={name}
      label={labelOf(name)}
      placeholder={hints[name]}
      maxLength={MOST_LETTERS}
      type={name === 'Phone' ? 'tel' : 'text'}
      autoComplete="off"
      spellCheck={false}
      value={typed.known[name] ?? ''}
      error={
        (typed.known[name]?.trim() ?? '') === (question.known[name] ?? '') ? faults.at.get(name) : undefined
      }
      onChange={({ currentTarget: { value } }) =>
        setTyped((old) => ({ ...old, known: { ...old.known, [name]: value } }))
      }
    />
  )
  const isEmpty = typed.line === '' && Object.values(typed.known).every((text) => !text)
  return (
    <form ref={form} className={classes.ask} onSubmit={submit} aria-label="What is known">
      <div className={classes.fields}>
        <Segments
          fullWidth
          aria-label="What to look for"
          value={typed.RequestType}
          onChange={(value) => setTyped((old) => ({ ...old, RequestType: value }))}
          data={kinds}
        />
        <PastedLine
          line={typed.line}
          known={typed.known}
          onLine={(line, { known }) => setTyped((old) => ({ ...old, line, known }))}
        />
        {field('Name')}
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
          fault={faults.at.get('Confidence')}
          onChange={(Confidence) => setTyped((old) => ({ ...old, Confidence }))}
        />
      </div>
      <div className={classes.askFoot}>
        <p className={classes.hint}>
          Asked after each pause, or by Enter. At most {MOST_CANDIDATES} Basic records are read each time,{' '}
          {price(rates.Basic)} each.
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
      <ToAnswer question={question} />
    </form>
  )
}

const steps = [70, 75, 80, 85, 90, 95, 100]

interface ConfidenceProps {
  value: number
  fault: string | undefined
  onChange: (value: number) => void
}

function Confidence({ value, fault, onChange }: ConfidenceProps) {
  const id = useId()
  const offered = [...new Set([...steps, value])].toSorted((a, b) => a - b)
  return (
    <div className={classes.confidence}>
      <label htmlFor={id}>Lowest score worth seeing</label>
      <NativeSelect
        id={id}
        size="xs"
        w={72}
        value={String(value)}
        error={fault}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        data={offered.map(String)}
      />
    </div>
  )
}
