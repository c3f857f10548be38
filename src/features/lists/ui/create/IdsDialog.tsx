import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type Kind, kinds } from '#contract/kind.ts'
import { kindNames } from '#criteria/kinds.ts'
import { addMembers } from '#features/lists/data/change-members.ts'
import { createMessages as messages } from '#features/lists/messages/create.ts'
import { type IdsOf, type ImportedIds, parseIds } from '#features/lists/model/import/ids.ts'
import type { List, Members, Origin } from '#lists/list.ts'
import { createList } from '#lists/stored-lists.ts'
import { useKind } from '#session/search.ts'
import { useIsOffered } from '#session/service.ts'
import { Dialog } from '#ui/Dialog.tsx'
import kit from '#ui/kit.module.css'
import { Segments } from '#ui/Segments.tsx'
import { TextLines } from '#ui/TextLines.tsx'
import { Actions } from '#ui/Toolbar.tsx'
import { attempt } from '../actions/attempt.ts'
import { CheckIds } from './CheckIds.tsx'
import { FileIds } from './FileIds.tsx'
import type { NewListText } from './ListTextFields.tsx'

/** Where the ids come from. */
export type IdSource = 'pasted' | 'upload'

interface Props {
  source: IdSource
  /** The list that the ids are added to; otherwise a new one. */
  into?: List | undefined
  opened: boolean
  onClose: () => void
}

const titles: Record<IdSource, string> = { pasted: 'Ids', upload: messages.fileOfIds }

/** Imports ids from a text or a file into a new or an existing list. */
export function IdsDialog({ source, into, opened, onClose }: Props) {
  const title = into ? messages.addToLabel(into.name) : messages.newListLabel(titles[source].toLowerCase())
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size={520}>
      <IdsForm source={source} into={into} onClose={onClose} />
    </Dialog>
  )
}

function IdsForm({ source, into, onClose }: Omit<Props, 'opened'>) {
  const navigate = useNavigate()
  const searched = useKind()
  const [kind, setKind] = useState<Kind>(into?.kind ?? searched)
  const [text, setText] = useState('')
  const [taken, setTaken] = useState<ImportedIds>()
  const hasSourceIds = useIsOffered(kind)('SourceId')
  const [given, setGiven] = useState<IdsOf>('service')
  const of = hasSourceIds ? given : 'service'
  const make = (members: Members, listText: NewListText) =>
    attempt(async () => {
      if (into) await addMembers(into, members, messages.byId)
      else {
        const list = await createFromIds(kind, members, listText, taken?.file)
        await navigate({
          to: '/lists/$id',
          params: { id: list.id },
          search: (old) => ({ ...old, show: undefined }),
        })
      }
      onClose()
    })
  if (taken)
    return (
      <CheckIds
        kind={kind}
        of={of}
        parsed={taken.given}
        unit={taken.file === undefined ? 'line' : 'row'}
        into={into}
        name={taken.file?.replace(/\.\w+$/, '') ?? ''}
        onBack={() => setTaken(undefined)}
        onMake={make}
      />
    )
  return (
    <div className={`${kit.grid} ${kit.gap12}`}>
      {!into && (
        <Segments
          size="xs"
          aria-label={messages.kindOfRecords}
          value={kind}
          onChange={setKind}
          data={kinds.map((value) => ({ value, label: kindNames[value].Title }))}
        />
      )}
      {hasSourceIds && (
        <Segments
          size="xs"
          aria-label={messages.idsOf}
          value={of}
          onChange={setGiven}
          data={idsOf.map((value) => ({ value, label: messages.idsOfOptions[value] }))}
        />
      )}
      {source === 'upload' ? (
        <FileIds of={of} onTaken={setTaken} />
      ) : (
        <PastedIds of={of} text={text} onText={setText} onTaken={setTaken} />
      )}
    </div>
  )
}

const idsOf: readonly IdsOf[] = ['service', 'source']

interface PastedProps {
  of: IdsOf
  text: string
  onText: (text: string) => void
  onTaken: (taken: ImportedIds) => void
}

function PastedIds({ of, text, onText, onTaken }: PastedProps) {
  const [error, setError] = useState<string>()
  const go = () => {
    const given = parseIds(text, of)
    if (given.ids.length > 0) return onTaken({ given })
    setError(given.invalid.length ? messages.noIdRecognized : messages.noIdsYet)
  }
  return (
    <>
      <TextLines
        label={messages.idsField}
        description={messages.idsHint}
        placeholder={of === 'source' ? 'C-7\nC-12' : '637824467\n402931187'}
        minRows={6}
        maxRows={14}
        value={text}
        error={error}
        onChange={(next) => {
          onText(next)
          setError(undefined)
        }}
        data-autofocus
      />
      <Actions>
        <Button onClick={go}>{messages.next}</Button>
      </Actions>
    </>
  )
}

function createFromIds(
  kind: Kind,
  members: Members,
  text: NewListText,
  file: string | undefined,
): Promise<List> {
  const origin: Origin = file === undefined ? { type: 'pasted' } : { type: 'upload', file }
  const how = file === undefined ? messages.madeFromPastedIds : messages.madeFrom(file)
  return createList({ kind, ...text, origin, members, description: how })
}
