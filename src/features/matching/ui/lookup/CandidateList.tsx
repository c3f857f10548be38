import { Box } from '@mantine/core'
import type { KeyboardEvent, RefObject } from 'react'
import type { Candidate } from '#api/matches.ts'
import type { FieldDifference } from '#criteria/compare/field-differences.ts'
import type { MatchField } from '#criteria/known.ts'
import { comparisonMessages, ruleLabels } from '#features/matching/messages/comparison.ts'
import { candidateMessages as messages } from '#features/matching/messages/lookup.ts'
import type { CandidateFamily } from '#features/matching/model/lookup/families.ts'
import { nameOf, personOf } from '#records/record.ts'
import kit from '#ui/kit.module.css'
import { MarkedText } from '#ui/MarkedText.tsx'
import classes from './lookup.module.css'

/** A candidate with its number in the list, from 1, and how it compares with the input. */
export interface ComparedCandidate {
  candidate: Candidate
  number: number
  all: Record<MatchField, FieldDifference>
}

/** Candidates that a digit selects. */
export const MAX_DIGIT = 9

interface Props {
  families: readonly CandidateFamily<Candidate>[]
  /** All of them in the order of the families. */
  ordered: readonly ComparedCandidate[]
  selected: ComparedCandidate
  listRef: RefObject<HTMLDivElement | null>
  /** Selects one by its index, and moves the focus to it. */
  onPick: (at: number) => void
  /** Does the main action for the selected one. */
  onOpen: () => void
}

/** The input above the candidates by family, with different words marked. Arrow keys move, Enter opens. */
export function CandidateList({ families, ordered, selected, listRef, onPick, onOpen }: Props) {
  const at = ordered.indexOf(selected)
  const keys: Record<string, () => void> = {
    ArrowDown: () => onPick(Math.min(at + 1, ordered.length - 1)),
    ArrowUp: () => onPick(Math.max(at - 1, 0)),
    Home: () => onPick(0),
    End: () => onPick(ordered.length - 1),
    Enter: onOpen,
  }
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const byId = new Map(ordered.map((one) => [one.candidate.record.Id, one]))
  const option = ({ record }: Candidate) => {
    const one = byId.get(record.Id)
    return (
      one && (
        <Option key={record.Id} one={one} isSelected={one === selected} onPick={onPick} onOpen={onOpen} />
      )
    )
  }
  return (
    <section className={`${kit.card} ${kit.clip}`} aria-label={messages.comparison}>
      <div className={`${kit.head} ${kit.cell} ${classes.entered}`}>
        <span className={`${kit.second} ${kit.strong}`}>{messages.entered}</span>
        <Cells all={selected.all} side="input" />
      </div>
      <div ref={listRef} role="listbox" aria-label={messages.list} onKeyDown={press}>
        {families.map(({ name, members }) =>
          name === undefined ? (
            members.map(option)
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a list box
            <div
              key={members[0]?.record.Id}
              role="group"
              aria-label={messages.family(name, members.length)}
              className={kit.apart}
            >
              <Box px={14} pt={8} pb={4} className={`${kit.small} ${kit.label}`} aria-hidden>
                <bdi>{name}</bdi>{' '}
                <span className={`${kit.second} ${kit.regular}`}>{messages.locations(members.length)}</span>
              </Box>
              {members.map(option)}
            </div>
          ),
        )}
      </div>
      {ordered.length > 1 && (
        <Box component="p" px={14} py={6} className={`${kit.meta} ${kit.foot} ${kit.hideNarrow}`}>
          <kbd className={kit.key}>1</kbd>–
          <kbd className={kit.key}>{Math.min(ordered.length, MAX_DIGIT)}</kbd> {messages.keys.choose} ·{' '}
          <kbd className={kit.key}>↑</kbd> <kbd className={kit.key}>↓</kbd> {messages.keys.move} ·{' '}
          <kbd className={kit.key}>{messages.keys.enter}</kbd> {messages.keys.open}
        </Box>
      )}
    </section>
  )
}

interface OptionProps {
  one: ComparedCandidate
  isSelected: boolean
  onPick: (at: number) => void
  onOpen: () => void
}

function Option({ one, isSelected, onPick, onOpen }: OptionProps) {
  const { candidate, number, all } = one
  const { Score, Probability, RuleName, kind, record } = candidate
  const contact = kind === 'companies' ? personOf(record) : undefined
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list box handles the keys
    <div
      role="option"
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
      className={`${kit.apart} ${kit.selectable} ${kit.inside} ${kit.pointer} ${kit.cell} ${classes.option}`}
      onClick={() => onPick(number - 1)}
      onDoubleClick={onOpen}
      title={[RuleName && ruleLabels[RuleName], contact && messages.contact(contact), messages.id(record.Id)]
        .filter(Boolean)
        .join('\n')}
    >
      <span className={kit.row}>
        <kbd className={`${kit.muted} ${kit.key}`}>{number}</kbd>
        {Score !== undefined && (
          <span>
            <span className="visually-hidden">. </span>
            <span className={kit.second}>{messages.score} </span>
            <b className={isSelected ? kit.accent : undefined}>{Score}</b>
            {Probability !== undefined && (
              <span className={`${kit.meta} ${kit.noWrap} ${classes.likely}`}>
                <span className="visually-hidden"> · </span>
                {comparisonMessages.likelihood(Probability)}
              </span>
            )}
            <span className="visually-hidden">. {nameOf(kind, record) ?? record.Id}. </span>
          </span>
        )}
      </span>
      <Cells all={all} side="record" />
    </div>
  )
}

const cell = `${kit.narrow} ${kit.breaks}`
/** On phones an empty cell takes no line. */
const cellIf = (isFilled: boolean) => (isFilled ? cell : `${cell} ${kit.hidePhone}`)

/** Name, street, place and phone of the input or of a record. */
function Cells({ all, side }: { all: ComparedCandidate['all']; side: 'input' | 'record' }) {
  const of = (field: MatchField) => <MarkedText runs={all[field][side]} />
  const has = (field: MatchField) => all[field][side].length > 0
  const isPlaced = has('City') || has('StateProvince') || has('PostalCode')
  return (
    <>
      <span className={`${cell} ${kit.strong}`}>{of('Name')}</span>
      <span className={cellIf(has('StreetAddress'))}>{of('StreetAddress')}</span>
      <span className={cellIf(isPlaced)}>
        {(has('City') || !isPlaced) && of('City')}
        {has('City') && (has('StateProvince') || has('PostalCode')) && ', '}
        {has('StateProvince') && of('StateProvince')} {has('PostalCode') && of('PostalCode')}
      </span>
      <span className={cellIf(has('Phone'))}>{of('Phone')}</span>
    </>
  )
}
