import { CloseButton, Combobox, Loader, Modal, TextInput, useCombobox } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Lookup } from '#api/find-records.ts'
import { matchesEverything } from '#criteria/tidy.ts'
import { searchesQuery } from '#lists/stored-searches.ts'
import { useCriteria, useKind } from '#session/search.ts'
import kit from '#ui/kit.module.css'
import { commands, commandsFor } from '../data/commands.ts'
import { lookupsOf, savedSearchesOf, sentenceResult, withMatch } from '../data/finder-results.ts'
import type { TypedAhead } from '../data/typed-ahead.ts'
import { finderMessages as messages } from '../messages.ts'
import classes from './finder.module.css'
import { ResultList } from './ResultList.tsx'
import { useCommandContext } from './useCommandContext.ts'
import { type FinderResults, useFinderResults } from './useFinderResults.ts'
import { useLookupResults } from './useLookupResults.ts'
import { useResultAction } from './useResultAction.ts'
import { useResultKeys } from './useResultKeys.ts'
import { useTravelAreas } from './useTravelAreas.ts'

const MAX_COMMANDS = 6

interface Props {
  onClose: () => void
  /** What was typed before the box was there, once. */
  takeTyped: () => TypedAhead
}

/** The finder: everything that the typed words may mean, from places to records and commands, in one list. */
export function Finder({ onClose, takeTyped }: Props) {
  const isPhone = useMediaQuery('(max-width: 599px)')
  const [text, setText] = useState('')
  const [lookup, setLookup] = useState<Lookup>()
  const found = useAll(text, lookup)
  const { results } = found
  const travels = useTravelAreas()
  const message = travels.message ?? found.message
  const act = useResultAction()
  const context = useCommandContext()
  const listId = useId()
  const combobox = useCombobox({ opened: true })
  const choose = (id: string) => {
    const selected = results.find((one) => one.id === id)
    if (!selected) return
    if (selected.action.type === 'lookup') return setLookup(selected.action.lookup)
    travels.resolve(selected.action, (action) => {
      onClose()
      if (action.type !== 'command') return act(action)
      commands.find((command) => command.name === action.name)?.run(context)
    })
  }
  const type = (next: string) => {
    setText(next)
    setLookup(undefined)
    travels.cancel()
  }
  const { isWaiting, enter, onKeyDownCapture } = useResultKeys(combobox, text, found, choose)
  return (
    <Modal.Root opened onClose={onClose} size={620} yOffset="10vh" fullScreen={isPhone ?? false}>
      <Modal.Overlay />
      <Modal.Content aria-label={messages.title} radius={isPhone ? 0 : 'lg'}>
        <Combobox store={combobox} onOptionSubmit={choose}>
          <div className={`${kit.column} ${classes.palette}`}>
            <div className={`${kit.row} ${kit.below} ${classes.head}`}>
              {/* The list is there from the start; by itself the box names it only once it is drawn again. */}
              <Combobox.EventsTarget withExpandedAttribute aria-controls={listId} aria-expanded>
                <TextInput
                  className={`${kit.grow} ${classes.input}`}
                  data-autofocus
                  size="md"
                  role="combobox"
                  aria-label={messages.title}
                  placeholder={messages.hint}
                  leftSection={<IconSearch size={17} stroke={1.7} />}
                  value={text}
                  onFocus={() => {
                    const typed = takeTyped()
                    if (typed.text) type(text + typed.text)
                    if (typed.isEntered) enter(text + typed.text)
                  }}
                  onChange={(event) => type(event.currentTarget.value)}
                  onKeyDownCapture={onKeyDownCapture}
                  rightSection={isWaiting && <Loader size={16} />}
                  onKeyDown={(event) => event.key === 'Escape' && onClose()}
                />
              </Combobox.EventsTarget>
              <CloseButton
                aria-label={messages.close}
                onClick={onClose}
                size={isPhone ? 44 : 30}
                iconSize={18}
              />
            </div>
            <div className={`${kit.column} ${kit.rest} ${classes.body}`}>
              <p className={message ? `${kit.second} ${kit.padded}` : 'visually-hidden'} role="status">
                {message ?? (isWaiting ? messages.waiting : messages.results(results.length))}
              </p>
              <ResultList id={listId} results={results} label={messages.resultList} />
            </div>
            <KeyHints />
          </div>
        </Combobox>
      </Modal.Content>
    </Modal.Root>
  )
}

/** Every result, with a message while there is none. */
function useAll(text: string, lookup: Lookup | undefined): FinderResults & { message?: string | undefined } {
  const kind = useKind()
  const criteria = useCriteria()
  const context = useCommandContext()
  const { results: own, isComplete } = useFinderResults(text, true)
  const records = useLookupResults(lookup)
  const { data: searches = [] } = useQuery(searchesQuery)
  if (lookup) return records
  const startsOver = matchesEverything(criteria)
    ? []
    : own.flatMap(({ action: act }) =>
        act.type === 'sentence' && !act.startsOver ? [sentenceResult(act.sentence, kind, true)] : [],
      )
  const named = commandsFor(text, context)
  const all = withMatch(kind, text, [
    ...savedSearchesOf(searches, text),
    ...own,
    ...startsOver,
    ...lookupsOf(kind, text),
    ...(text.trim() ? named.slice(0, MAX_COMMANDS) : named),
  ])
  return { results: all, isComplete, message: all.length === 0 ? messages.noResults : undefined }
}

function KeyHints() {
  return (
    <p className={`${kit.line} ${kit.meta} ${kit.above} ${kit.hidePhone} ${classes.keys}`} aria-hidden>
      {messages.keys.map((key) => (
        <span key={key}>{key}</span>
      ))}
    </p>
  )
}
