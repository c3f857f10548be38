import { CloseButton, Modal, Skeleton } from '@mantine/core'
import { IconArrowsDiagonal, IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FocusEvent, type ReactNode, type RefObject, useCallback, useRef } from 'react'
import type { Kind } from '#contract/kind.ts'
import { recordMessages as messages } from '#features/record/messages.ts'
import { type AnyRecord, nameOf } from '#records/record.ts'
import { useEditView, useView } from '#session/search.ts'
import { wholeRecordQuery } from '#storage/whole-record.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { useNarrow } from '#ui/usePhone.ts'
import { useShortcuts } from '#ui/useShortcuts.ts'
import { pageOf } from '../model/record-links.ts'
import { placeOf } from '../model/summary.ts'
import { type AddToList, type Corrections, RecordActions } from './Actions.tsx'
import { FollowUpSection } from './FollowUpSection.tsx'
import { RecordFields } from './RecordFields.tsx'
import classes from './record.module.css'
import { useWalk, type Walk } from './useWalk.ts'

interface Props {
  addToList: AddToList
  corrections: Corrections
  className?: string | undefined
}

/** The open record of the link: in a panel beside the table, which can still be used, or in a sheet over a narrow screen. */
export function RecordPanel({ className, ...parts }: Props) {
  const { kind, record } = useView()
  const editView = useEditView()
  const close = useCallback(() => editView({ record: undefined }), [editView])
  const isNarrow = useNarrow()
  if (isNarrow)
    return (
      <Modal.Root fullScreen opened={record !== undefined} onClose={close}>
        <Modal.Content aria-label={messages.title}>
          {record !== undefined && <OpenRecord kind={kind} id={record} onClose={close} {...parts} />}
        </Modal.Content>
      </Modal.Root>
    )
  if (record === undefined) return null
  return (
    <Beside className={className} onClose={close}>
      {(closePanel) => <OpenRecord kind={kind} id={record} onClose={closePanel} {...parts} />}
    </Beside>
  )
}

const isNoField = (focused: Element) => !focused.matches('input, select, textarea')

interface BesideProps {
  className?: string | undefined
  onClose: () => void
  children: (close: () => void) => ReactNode
}

/** A panel that leaves the page usable. Escape closes it; the focus goes back to where it came from. */
function Beside({ className, onClose, children }: BesideProps) {
  const panel = useRef<HTMLElement>(null)
  const from = useRef<Element>(null)
  const close = () => {
    if (panel.current?.contains(document.activeElement) && from.current instanceof HTMLElement)
      from.current.focus({ preventScroll: true })
    onClose()
  }
  const entered = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !panel.current?.contains(relatedTarget)) from.current = relatedTarget
  }
  useShortcuts(panel, isNoField, (event) => {
    if (event.key === 'Escape') close()
  })
  return (
    <section
      ref={panel}
      role="dialog"
      aria-label={messages.title}
      className={`${kit.scroll} ${kit.surface} ${className}`}
      onFocus={entered}
    >
      {children(close)}
    </section>
  )
}

interface OpenProps {
  kind: Kind
  id: string
  onClose: () => void
  addToList: AddToList
  corrections: Corrections
}

function OpenRecord({ kind, id, onClose, addToList, corrections }: OpenProps) {
  const { data: loaded, error, refetch } = useQuery(wholeRecordQuery(kind, id))
  const data = loaded?.record
  const panel = useRef<HTMLDivElement>(null)
  const walk = useSteps(kind, id, panel)
  return (
    <div ref={panel} className={classes.panel}>
      <PanelHead kind={kind} id={id} record={data} failed={error !== null} walk={walk} onClose={onClose} />
      {error && <ProblemNote problem={error} retry={() => refetch()} />}
      {error && !data && corrections(kind, id, undefined, 3)}
      {!data &&
        !error &&
        [90, 84, 78, 72, 66, 60].map((width) => (
          <Skeleton key={width} height={14} my={14} width={`${width}%`} />
        ))}
      {data && (
        <Stack gap={12}>
          <div className={kit.actions}>
            <RecordActions kind={kind} record={data} addToList={addToList} />
          </div>
          <RecordFields kind={kind} record={data}>
            {corrections(kind, id, data, 3)}
            <FollowUpSection key={id} kind={kind} id={id} level={3} />
          </RecordFields>
        </Stack>
      )}
    </div>
  )
}

/** The records before and after this one in the result, also by J and K while the focus is in the panel or nowhere. */
function useSteps(kind: Kind, id: string, panel: RefObject<HTMLElement | null>): Walk | undefined {
  const editView = useEditView()
  const show = useCallback((record: string, row: number) => editView({ record, row }), [editView])
  const walk = useWalk(kind, id, show)
  useShortcuts(panel, isNoField, ({ key }) => {
    if (key === 'j') walk?.go(1)
    else if (key === 'k') walk?.go(-1)
  })
  return walk
}

interface HeadProps extends Omit<OpenProps, 'addToList' | 'corrections'> {
  record: AnyRecord | undefined
  failed: boolean
  walk: Walk | undefined
}

function PanelHead({ kind, id, record, failed, walk, onClose }: HeadProps) {
  const name = (record && nameOf(kind, record)) ?? (failed || record ? messages.record(id) : messages.loading)
  return (
    <div className={`${kit.surface} ${classes.head}`}>
      <Inline gap={4} className={kit.second}>
        {walk && <Steps walk={walk} />}
        <Link
          to={pageOf[kind]}
          params={{ id }}
          search={(old) => ({ ...old, record: undefined })}
          className={`${kit.inline} ${kit.gap4} ${kit.last} ${kit.link} ${kit.noWrap} ${kit.touchHeight}`}
        >
          <IconArrowsDiagonal size={14} stroke={1.7} aria-hidden />
          {messages.openPage}
        </Link>
        <CloseButton aria-label={messages.close} onClick={onClose} data-autofocus />
      </Inline>
      <div aria-live="polite">
        <h2 className={`${kit.pageTitle} ${kit.breaks}`}>
          <bdi>{name}</bdi>
        </h2>
      </div>
      {record && (
        <p className={kit.muted}>
          <bdi>{placeOf(record)}</bdi>
        </p>
      )}
    </div>
  )
}

/** The position of the record in the result, and buttons for the records before and after it. */
function Steps({ walk }: { walk: Walk }) {
  return (
    <>
      <IconButton
        Icon={IconChevronUp}
        label={messages.result.previous}
        title={messages.result.previousHint}
        disabled={!walk.previous}
        onClick={() => walk.go(-1)}
        small
      />
      <IconButton
        Icon={IconChevronDown}
        label={messages.result.next}
        title={messages.result.nextHint}
        disabled={!walk.next}
        onClick={() => walk.go(1)}
        small
      />
      <span className={classes.position}>{messages.result.position(walk.row, walk.total)}</span>
    </>
  )
}
