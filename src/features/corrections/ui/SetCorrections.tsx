import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_LISTED_CORRECTIONS } from '#contract/corrections.ts'
import type { Kind } from '#contract/kind.ts'
import { correctionMessages as messages } from '#features/corrections/messages.ts'
import { atBase } from '#shared/base-path.ts'
import { Dialog } from '#ui/Dialog.tsx'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { Tag } from '#ui/Note.tsx'
import { OnceOpened } from '#ui/OnceOpened.tsx'
import { Pager } from '#ui/Pager.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { correctionFile, setCorrectionsQuery } from '../data/queries.ts'
import { CorrectionItem } from './CorrectionItem.tsx'

interface Props {
  kind: Kind
  /** The data set. */
  name: string
}

/** How many records of a data set are corrected, with a list to review, undo and download; nothing where there are none. */
export function SetCorrections({ kind, name }: Props) {
  const [isOpen, { open, close }] = useDisclosure(false)
  const { data, error, refetch } = useQuery(setCorrectionsQuery(kind, name))
  if (error) return <ProblemNote problem={error} retry={() => void refetch()} />
  if (!data || (data.total === 0 && !isOpen)) return null
  return (
    <Inline gap={8} wrap className={`${kit.above} ${kit.padded}`}>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={messages.review(data.total, name)}
        onClick={open}
      >
        {messages.inSet(data.total)}
      </Button>
      <FileLink path="csv" kind={kind} name={name} label={messages.csvLabel(name)}>
        {messages.csv}
      </FileLink>
      <FileLink path="notes" kind={kind} name={name} label={messages.notesLabel(name)}>
        {messages.notes}
      </FileLink>
      <OnceOpened opened={isOpen}>
        <Dialog opened={isOpen} onClose={close} title={messages.ofSet(name)} size={640}>
          <Review kind={kind} name={name} />
        </Dialog>
      </OnceOpened>
    </Inline>
  )
}

interface FileProps extends Props {
  path: 'csv' | 'notes'
  label: string
  children: string
}

const FileLink = ({ path, kind, name, label, children }: FileProps) => (
  <Button
    component="a"
    href={atBase(correctionFile(path, kind, name))}
    download
    variant="subtle"
    size="compact-sm"
    aria-label={label}
    leftSection={<IconDownload size={15} stroke={1.7} aria-hidden />}
  >
    {children}
  </Button>
)

/** The corrections, page by page. */
function Review({ kind, name }: Props) {
  const [offset, setOffset] = useState(0)
  const { data, error, refetch } = useQuery(setCorrectionsQuery(kind, name, offset))
  if (error) return <ProblemNote problem={error} retry={() => void refetch()} />
  if (!data) return null
  if (data.total === 0) return <p className={kit.second}>{messages.none}</p>
  const end = offset + data.corrections.length
  return (
    <Stack gap={12}>
      <p className={kit.second}>{messages.notesHint}</p>
      <Stack as="ul" gap={12}>
        {data.corrections.map((correction) => (
          <Stack as="li" key={correction.id} gap={6}>
            <Inline as="h3" gap={8} wrap className={kit.breaks}>
              <bdi>{correction.name}</bdi>
              <span className={`${kit.second} ${kit.regular}`}>{correction.id}</span>
              {correction.isMissing && <Tag tone="wait">{messages.missing}</Tag>}
            </Inline>
            <CorrectionItem kind={kind} set={name} correction={correction} />
          </Stack>
        ))}
      </Stack>
      <Pager
        labels={[messages.later, messages.earlier]}
        offset={offset}
        size={MAX_LISTED_CORRECTIONS}
        hasMore={end < data.total}
        onOffset={setOffset}
      >
        {messages.shown(offset + 1, end, data.total)}
      </Pager>
    </Stack>
  )
}
