import { CloseButton, Combobox, Modal, TextInput, useCombobox } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { Lookup } from '#api/find-records.ts'
import { matchesEverything } from '#criteria/tidy.ts'
import { useCriteria, useKind } from '#session/search.ts'
import kit from '#ui/kit.module.css'
import { useActiveOption } from '#ui/useActiveOption.ts'
import { commands, commandsFor } from '../data/commands.ts'
import { type Finding, inGroups, isLine, lookupsOf, matchFinding, sentenceFinding } from '../data/findings.ts'
import { FindingList } from './FindingList.tsx'
import classes from './find.module.css'
import { useAct } from './useAct.ts'
import { useFindings } from './useFindings.ts'
import { useFoundRecords } from './useFoundRecords.ts'
import { useHands } from './useHands.ts'

const MAX_COMMANDS = 6

interface Props {
  onClose: () => void
  /** What was typed before the box was there, once. */
  takeTyped: () => string
}

/** The finder: everything that the typed words may mean, from places to records and commands, in one list. */
export function Palette({ onClose, takeTyped }: Props) {
  const isPhone = useMediaQuery('(max-width: 599px)')
  const [text, setText] = useState('')
  const [lookup, setLookup] = useState<Lookup>()
  const { findings, words } = useAll(text, lookup)
  const act = useAct()
  const hands = useHands()
  const listId = useId()
  const combobox = useCombobox({ opened: true })
  useActiveOption(
    combobox,
    findings.map(({ id }) => id),
    text,
  )

  const choose = (id: string) => {
    const chosen = findings.find((one) => one.id === id)
    if (!chosen) return
    if (chosen.act.type === 'lookup') return setLookup(chosen.act.lookup)
    onClose()
    if (chosen.act.type !== 'command') return act(chosen.act)
    const { name } = chosen.act
    commands.find((command) => command.name === name)?.run(hands)
  }
  const type = (next: string) => {
    setText(next)
    setLookup(undefined)
  }
  return (
    <Modal.Root opened onClose={onClose} size={620} yOffset="10vh" fullScreen={isPhone ?? false}>
      <Modal.Overlay />
      <Modal.Content aria-label="Find anything" radius={isPhone ? 0 : 'lg'}>
        <Combobox store={combobox} onOptionSubmit={choose}>
          <div className={`${kit.column} ${classes.palette}`}>
            <div className={`${kit.row} ${classes.head}`}>
              {/* The list is there from the start; by itself the box names it only once it is drawn again. */}
              <Combobox.EventsTarget withExpandedAttribute aria-controls={listId} aria-expanded>
                <TextInput
                  className={`${kit.grow} ${classes.input}`}
                  data-autofocus
                  size="md"
                  role="combobox"
                  aria-label="Find anything"
                  placeholder="dentists within 10 miles of 68046, Omaha, a name, a command…"
                  leftSection={<IconSearch size={17} stroke={1.7} />}
                  value={text}
                  onFocus={() => {
                    const typed = takeTyped()
                    if (typed) type(text + typed)
                  }}
                  onChange={(event) => type(event.currentTarget.value)}
                  onKeyDown={(event) => event.key === 'Escape' && onClose()}
                />
              </Combobox.EventsTarget>
              <CloseButton
                aria-label="Close the finder"
                onClick={onClose}
                size={isPhone ? 44 : 30}
                iconSize={18}
              />
            </div>
            <div className={`${kit.column} ${classes.body}`}>
              <p className={words ? `${kit.second} ${classes.hint}` : 'visually-hidden'} role="status">
                {words ?? `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`}
              </p>
              <FindingList id={listId} findings={findings} label="Findings" />
            </div>
            <p className={`${kit.meta} ${classes.keys}`} aria-hidden>
              <span>↑ ↓ to choose</span>
              <span>Enter to select</span>
              <span>Esc to close</span>
            </p>
          </div>
        </Combobox>
      </Modal.Content>
    </Modal.Root>
  )
}

/** Everything that can be chosen, with words where there is something to say first. */
function useAll(
  text: string,
  lookup: Lookup | undefined,
): { findings: Finding[]; words?: string | undefined } {
  const kind = useKind()
  const criteria = useCriteria()
  const hands = useHands()
  const own = useFindings(text, true)
  const records = useFoundRecords(lookup)
  if (lookup) return records
  const startsOver = matchesEverything(criteria)
    ? []
    : own.flatMap(({ act }) =>
        act.type === 'sentence' && !act.startsOver ? [sentenceFinding(act.sentence, kind, true)] : [],
      )
  const named = commandsFor(text, hands)
  const isSaid = own.some(({ act }) => act.type === 'sentence' && act.sentence.parts.length > 1)
  const all = inGroups([
    ...own,
    ...startsOver,
    ...(isSaid ? [] : lookupsOf(kind, text)),
    ...(isLine(text) ? [matchFinding(kind, text.trim())] : []),
    ...(text.trim() ? named.slice(0, MAX_COMMANDS) : named),
  ])
  return { findings: all, words: all.length === 0 ? 'No results.' : undefined }
}
