import { Button, CloseButton, Pill, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { countQuery } from '#api/queries.ts'
import type { Criteria } from '#contract/criteria.ts'
import { withAreas } from '#criteria/areas/add-areas.ts'
import type { AreaNames } from '#criteria/areas/area-names.ts'
import type { ParsedArea } from '#criteria/areas/parsed-areas.ts'
import { placeDetail, placeLabel } from '#criteria/describe.ts'
import { counted } from '#criteria/kinds.ts'
import { placesOf, withPlaces } from '#criteria/places.ts'
import { useReadSentence } from '#features/finder/data/read-sentence.ts'
import { exampleMessages } from '#features/search/messages/panel.ts'
import { PlaceFinder } from '#features/search/ui/PlaceFinder.tsx'
import { useSaveCommand, useToolCommand } from '#session/page-commands.ts'
import { useEditCriteria, useKind } from '#session/search.ts'
import kit from '#ui/kit.module.css'
import { Grid, Inline, Stack } from '#ui/layout.tsx'
import { quickStartMessages as messages } from './messages.ts'

/** Milliseconds without a key after which what is typed is read. */
const DEBOUNCE = 250

/** Whom a list is of: the criteria, and in words. */
interface Who {
  criteria: Criteria
  text: string
}

/** A first list in three steps: who, where, and what to do with it. The search changes only with the last one. */
export function QuickStart({ onDismiss }: { onDismiss: () => void }) {
  const kind = useKind()
  const [who, setWho] = useState<Who>()
  const [places, setPlaces] = useState<readonly ParsedArea[]>([])
  const { criteria, names } = withAreas(withPlaces(who?.criteria ?? {}, []), undefined, places, false)
  const choose = (next: Who | undefined) => {
    setWho(next)
    const named = next ? placesOf(next.criteria) : []
    if (named.length > 0) setPlaces(named.map((place) => ({ place, excluded: false })))
  }
  return (
    <Stack as="section" className={`${kit.padded} ${kit.scroll}`} aria-label={messages.title}>
      <Inline justify="between">
        <h2 className={kit.title}>{messages.title}</h2>
        <CloseButton aria-label={messages.dismiss} onClick={onDismiss} />
      </Inline>
      <Grid as="ol" columns={3} gap={16}>
        <Step at={1} title={messages.who}>
          <WhoStep key={kind} who={who} onChange={choose} />
        </Step>
        <Step at={2} title={messages.where}>
          <WhereStep places={places} onChange={setPlaces} />
        </Step>
        <Step at={3} title={messages.save}>
          <SaveStep criteria={criteria} names={names} />
        </Step>
      </Grid>
    </Stack>
  )
}

const Step = ({ at, title, children }: { at: number; title: string; children: ReactNode }) => (
  <Stack as="li" gap={6}>
    <h3 className={kit.heading}>{messages.step(at, title)}</h3>
    {children}
  </Stack>
)

interface WhoProps {
  who: Who | undefined
  onChange: (who: Who | undefined) => void
}

/** A sample search by trade, or own words. */
function WhoStep({ who, onChange }: WhoProps) {
  const kind = useKind()
  const [typed, setTyped] = useState('')
  const [text] = useDebouncedValue(typed.trim(), DEBOUNCE)
  const { read } = useReadSentence(text !== '')
  const sentence = useMemo(() => (text ? read?.(kind, text) : undefined), [read, kind, text])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another sentence
  useEffect(() => {
    if (!sentence) return
    const { criteria, parts } = sentence
    onChange(parts.length ? { criteria, text: parts.map(({ words: label }) => label).join(', ') } : undefined)
  }, [sentence])
  return (
    <>
      <Inline wrap gap={6}>
        {exampleMessages.samples[kind].map(({ trade, label, criteria }) => (
          <Button
            key={trade}
            variant={who?.text === label ? 'filled' : 'default'}
            aria-pressed={who?.text === label}
            title={label}
            onClick={() => {
              setTyped('')
              onChange({ criteria, text: label })
            }}
          >
            {trade}
          </Button>
        ))}
      </Inline>
      <TextInput
        label={messages.description}
        placeholder={messages.descriptionHint[kind]}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p className={kit.second} role="status">
        {who?.text ?? (sentence ? messages.notRecognized : messages.nobody)}
      </p>
    </>
  )
}

interface WhereProps {
  places: readonly ParsedArea[]
  onChange: (places: readonly ParsedArea[]) => void
}

/** Places by name or address; the list is of any of them. */
function WhereStep({ places, onChange }: WhereProps) {
  return (
    <>
      <PlaceFinder onFound={(place, name) => onChange([...places, { place, name, excluded: false }])} />
      <Inline wrap gap={6} role="status">
        {places.length === 0 && <span className={kit.second}>{messages.anywhere}</span>}
        {places.map((area) => {
          const { place } = area
          const name = [area.name ?? placeLabel(place), placeDetail(place)].filter(Boolean).join(', ')
          return (
            <Pill
              key={name}
              size="md"
              withRemoveButton
              removeButtonProps={{
                'aria-label': messages.removePlace(name),
                'aria-hidden': false,
                tabIndex: 0,
              }}
              onRemove={() => onChange(places.filter((other) => other !== area))}
            >
              {name}
            </Pill>
          )
        })}
      </Inline>
    </>
  )
}

/** The count of the list, and what is done with it, each of which opens the search. */
function SaveStep({ criteria, names }: { criteria: Criteria; names: AreaNames }) {
  const kind = useKind()
  const edit = useEditCriteria()
  const isEmpty = Object.keys(criteria).length === 0
  const { data, isPlaceholderData } = useQuery({ ...countQuery(kind, criteria), enabled: !isEmpty })
  const found = isEmpty || isPlaceholderData ? undefined : data?.MatchCount
  const open = (then?: () => void) => {
    edit(criteria, undefined, names)
    then?.()
  }
  return (
    <>
      <output className={found === undefined ? kit.second : kit.strong}>
        {isEmpty ? messages.chooseFirst : found === undefined ? messages.counting : counted(kind, found)}
      </output>
      <div className={kit.actions}>
        <Button disabled={!found} onClick={() => open(() => useSaveCommand.getState().request([]))}>
          {messages.saveAsList}
        </Button>
        <Button
          variant="default"
          disabled={!found}
          onClick={() => open(() => useToolCommand.getState().request('export'))}
        >
          {messages.export}
        </Button>
        <Button variant="default" disabled={!found} onClick={() => open()}>
          {messages.show}
        </Button>
      </div>
    </>
  )
}
