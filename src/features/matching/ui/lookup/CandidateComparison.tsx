import { Box, Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconEqual, IconHelp } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import type { Candidate } from '#api/matches.ts'
import type { Point } from '#contract/place.ts'
import { compareFields } from '#criteria/compare/field-differences.ts'
import { type Known, knownOf } from '#criteria/known.ts'
import { comparisonMessages } from '#features/matching/messages/comparison.ts'
import { candidateMessages as messages } from '#features/matching/messages/lookup.ts'
import { reasonsOf } from '#features/matching/model/compare/reasons.ts'
import {
  type DifferingField,
  differingFields,
  suggestionOf,
} from '#features/matching/model/lookup/differing-fields.ts'
import { familiesOf } from '#features/matching/model/lookup/families.ts'
import { nameOf } from '#records/record.ts'
import type { LookupInput } from '#session/picker.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { Note } from '#ui/Note.tsx'
import { Reasons } from '../compare/Comparison.tsx'
import { CandidateList, type ComparedCandidate, MAX_DIGIT } from './CandidateList.tsx'
import { DifferingFields } from './DifferingFields.tsx'
import classes from './lookup.module.css'
import type { MatchState } from './useMatches.ts'

/** The marks of a small map: the numbered candidates that have a point, and which of them is selected. */
export interface CandidateMarks {
  points: readonly { id: string; at: Point; number: number; label: string }[]
  selected: string
  onSelect: (id: string) => void
}

interface Props {
  lookup: LookupInput
  matches: MatchState
  candidates: readonly Candidate[]
  actions: (candidate: Candidate) => ReactNode
  map: (marks: CandidateMarks) => ReactNode
  onFill: (known: Known) => void
}

/** The candidates by family, the selected one compared in detail. Digits select, Enter does the main action. */
export function CandidateComparison({ lookup, matches, candidates, actions, map, onFill }: Props) {
  const families = familiesOf(candidates)
  const ordered = families
    .flatMap(({ members }) => members)
    .map((candidate, i): ComparedCandidate => {
      const all = compareFields(lookup.known, knownOf(candidate.kind, candidate.record))
      return { candidate, number: i + 1, all }
    })
  const [id, setId] = useState(ordered[0]?.candidate.record.Id)
  const selected = ordered.find(({ candidate }) => candidate.record.Id === id) ?? ordered[0]
  const list = useRef<HTMLDivElement>(null)
  const buttons = useRef<HTMLDivElement>(null)
  const select = (index: number) => {
    const next = ordered[index]
    if (!next) return
    setId(next.candidate.record.Id)
    list.current?.querySelectorAll<HTMLElement>('[role="option"]')[index]?.focus()
  }
  useHotkeys(ordered.slice(0, MAX_DIGIT).map((_, i) => [String(i + 1), () => select(i)]))
  if (!selected) return null
  const differing = differingFields(candidates)
  const points = pointsOf(ordered)
  const { candidate, all } = selected
  // The main action is the last button; each page decides what it is.
  const open = () => [...(buttons.current?.querySelectorAll<HTMLElement>('a, button') ?? [])].at(-1)?.click()
  const withMap = (part: ReactNode) => (
    <div className={points.length > 0 ? `${kit.form} ${classes.withMap}` : undefined}>
      {part}
      {points.length > 0 && (
        <div className={`${kit.card} ${kit.clip} ${kit.well} ${classes.map}`}>
          {map({ points, selected: candidate.record.Id, onSelect: setId })}
        </div>
      )}
    </div>
  )
  const reasons = (
    <Reasons
      candidate={candidate}
      reasons={reasonsOf(all, candidate.RuleName)}
      help={<ScoreHelp candidate={candidate} />}
    />
  )
  const isSingle = candidates.length === 1
  const differences = { differing, shown: candidates.length, total: matches.total, onFill }
  return (
    <>
      <TieNote lookup={lookup} tied={matches.tied} differing={differing} />
      {!isSingle && withMap(<DifferingFields {...differences} />)}
      <CandidateList
        families={families}
        ordered={ordered}
        selected={selected}
        listRef={list}
        onPick={select}
        onOpen={open}
      />
      {isSingle ? withMap(reasons) : reasons}
      <ActionBar candidate={candidate} buttonsRef={buttons}>
        {actions(candidate)}
      </ActionBar>
    </>
  )
}

const pointsOf = (ordered: readonly ComparedCandidate[]): CandidateMarks['points'] =>
  ordered.flatMap(({ candidate: { kind, record }, number }) =>
    record.Location
      ? [{ id: record.Id, at: record.Location, number, label: nameOf(kind, record) ?? record.Id }]
      : [],
  )

/** The service counts to this number. */
const MAX_COUNT = 1000

interface TieProps {
  lookup: LookupInput
  tied: number
  differing: readonly DifferingField[]
}

/** "12 companies fit equally: add a street or ZIP code." */
function TieNote({ lookup: { known, RequestType }, tied, differing }: TieProps) {
  if (tied === 0) return null
  const text = messages.ties(tied, tied >= MAX_COUNT, RequestType, suggestionOf(differing, known))
  return (
    <Note tone="wait" role="status" icon={IconEqual}>
      {text}
    </Note>
  )
}

interface BarProps {
  candidate: Candidate
  buttonsRef: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/** The selected candidate's name and score, and its buttons. */
function ActionBar({ candidate: { kind, record, Score, Probability }, buttonsRef, children }: BarProps) {
  return (
    <div className={`${kit.row} ${kit.wrap} ${kit.spread} ${kit.sticks} ${classes.bar}`}>
      <Inline as="p" align="baseline" wrap className={`${kit.narrow} ${kit.breaks} ${kit.strong}`}>
        <bdi>{nameOf(kind, record) ?? record.Id}</bdi>
        <span className={kit.second}>
          {Score === undefined ? '' : comparisonMessages.score(Score, Probability)}
        </span>
      </Inline>
      <div ref={buttonsRef} className={`${kit.actions} ${kit.end} ${kit.widePhone}`}>
        {children}
      </div>
    </div>
  )
}

/** Explains score and likelihood when it is opened. */
function ScoreHelp({ candidate: { Probability } }: { candidate: Candidate }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-xs"
        leftSection={<IconHelp size={14} stroke={1.7} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {messages.scoreHelp(Probability !== undefined)}
      </Button>
      <Box id={id} hidden={!isOpen} maw={640} className={`${kit.cell} ${kit.muted}`}>
        <p>
          <b className={kit.normal}>{messages.score}</b>
          {messages.scoreMeaning}
        </p>
        {Probability !== undefined && (
          <p>
            <b className={kit.normal}>{messages.likely}</b>
            {messages.likelyMeaning}
          </p>
        )}
      </Box>
    </div>
  )
}
