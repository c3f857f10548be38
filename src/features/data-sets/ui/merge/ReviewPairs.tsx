import { Button, Loader } from '@mantine/core'
import {
  IconArrowBackUp,
  IconCheck,
  IconClock,
  IconFlag,
  IconPointFilled,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Decided, Merge, MergeAnswer, MergePreview, PairDecision } from '#contract/merges.ts'
import { mergeQuery, useMerge } from '#features/data-sets/data/merges.ts'
import { mergeMessages } from '#features/data-sets/messages/merges.ts'
import { nameOfVersion } from '#features/data-sets/model/sets.ts'
import { decidedInDoubt } from '#shared/pair-counts.ts'
import { DecisionBar } from '#ui/DecisionBar.tsx'
import { FieldError } from '#ui/FormRow.tsx'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { Note } from '#ui/Note.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { ReviewQueue, ReviewQueueRow } from '#ui/ReviewQueue.tsx'
import { useShortcuts } from '#ui/useShortcuts.ts'
import { MergeView } from './MergeView.tsx'
import classes from './merge.module.css'
import { PairTable } from './PairTable.tsx'
import { pairName, usePairReview } from './usePairReview.ts'
import { useSettings } from './useSettings.ts'

const messages = mergeMessages.pairs

const signs: Record<PairDecision, readonly [Icon: TablerIcon, color: string | undefined]> = {
  open: [IconPointFilled, kit.wait],
  same: [IconCheck, kit.saved],
  different: [IconX, kit.danger],
  later: [IconClock, kit.wait],
}

/** The pairs in doubt of a merge, side by side, each decided with one key; every decision is stored at once. */
export function ReviewPairs({ id }: { id: string }) {
  const { data } = useQuery(mergeQuery(id))
  useEffect(() => {
    document.title = messages.documentTitle
  }, [])
  // While it runs, and where it cannot be reviewed, the page of the merge says so.
  if (!data?.preview || !data.decided) return <MergeView id={id} />
  return <Review merge={data.merge} preview={data.preview} decided={data.decided} />
}

type Props = Required<Pick<MergeAnswer, 'merge' | 'preview' | 'decided'>>

const isNotTyped = (element: Element) => !element.matches('input, textarea, select')

function Review({ merge, preview, decided }: Props) {
  const [{ threshold, doubt }] = useSettings(merge, preview)
  const bounds = { threshold, doubt }
  const review = usePairReview(merge, bounds)
  const page = useRef<HTMLDivElement>(null)
  const counts = decidedInDoubt(decided.counts, bounds)
  const { total, at, pair, decide, undo, goTo } = review
  const keys: Readonly<Record<string, () => void>> = {
    a: () => decide('same'),
    x: () => decide('different'),
    s: () => decide('later'),
    z: undo,
    j: () => goTo(at + 1),
    k: () => goTo(at - 1),
  }
  useShortcuts(page, isNotTyped, (event) => {
    const action = keys[event.key.toLowerCase()]
    if (!action) return
    action()
    event.preventDefault()
  })
  return (
    <div className={`${kit.column} ${kit.short} ${kit.high} ${classes.reviewPage}`} ref={page}>
      <Head merge={merge} preview={preview} decided={decided} counts={counts} />
      <div className={`${kit.rest} ${classes.review}`}>
        <Queue merge={merge} review={review} decided={counts.same + counts.different} />
        <main className={`${kit.column} ${kit.gap12} ${kit.pane} ${kit.narrow} ${classes.middle}`}>
          <p className="visually-hidden" role="status">
            {review.status}
          </p>
          {review.error && (
            <Note tone="danger" role="alert">
              {review.error}
            </Note>
          )}
          {review.problem && <ProblemNote problem={review.problem} retry={review.retry} />}
          {review.isLoading && !review.problem && (
            <Loader role="img" size="sm" aria-label={messages.loading} />
          )}
          {!review.isLoading && total === 0 && <Note>{messages.none}</Note>}
          {pair && (
            <>
              <Inline wrap>
                <h2 className={kit.pageTitle}>
                  <bdi>{pairName(merge.kind, pair)}</bdi>
                </h2>
                <span className={`${kit.last} ${kit.second}`}>
                  {messages.pair(at, total)} · {messages.probability(pair.probability)}
                </span>
              </Inline>
              <PairTable
                kind={merge.kind}
                pair={pair}
                names={{ into: nameOfVersion(merge.into), from: nameOfVersion(merge.from) }}
              />
              <DecisionBar
                buttons={[
                  { key: 'A', Icon: IconCheck, label: messages.same, onClick: () => decide('same') },
                  { key: 'X', Icon: IconX, label: messages.different, onClick: () => decide('different') },
                  {
                    ...{ key: 'S', Icon: IconFlag, label: messages.later, title: messages.laterHint },
                    ...{ isLight: true, onClick: () => decide('later') },
                  },
                  {
                    ...{ key: 'Z', Icon: IconArrowBackUp, label: messages.undo },
                    ...{ isLight: true, isLast: true, onClick: undo },
                  },
                ]}
              />
            </>
          )}
        </main>
      </div>
    </div>
  )
}

interface HeadProps {
  merge: Merge
  preview: MergePreview
  decided: Decided
  counts: ReturnType<typeof decidedInDoubt>
}

/** Back to the merge, how many pairs are decided in which way, and the button that merges with them. */
function Head({ merge, preview, decided, counts }: HeadProps) {
  const { id, from, into, outdated } = merge
  const [settings] = useSettings(merge, preview)
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMerge(id)
  const toMerge = { to: '/data/merge/$id', params: { id }, search: true } as const
  return (
    <section className={`${kit.head} ${classes.reviewHead}`} aria-label={messages.title}>
      <Inline wrap justify="between">
        <Inline wrap gap={12}>
          <Link {...toMerge} className={kit.link}>
            {messages.back}
          </Link>
          <h1 className={kit.title}>{messages.title}</h1>
          <span className={`${kit.second} ${kit.hidePhone}`}>
            {mergeMessages.title(nameOfVersion(from), nameOfVersion(into))}
          </span>
        </Inline>
        <Inline wrap gap={12}>
          <span className={kit.second}>{messages.counts(counts.same, counts.different, counts.later)}</span>
          <Button
            size="compact-sm"
            disabled={decided.notApplied === 0 || outdated !== undefined}
            loading={isPending}
            onClick={() => mutate(settings, { onSuccess: () => void navigate(toMerge) })}
          >
            {decided.notApplied > 0 ? mergeMessages.apply(decided.notApplied) : messages.applyNone}
          </Button>
        </Inline>
      </Inline>
      {error && <FieldError>{error.message}</FieldError>}
      {outdated && <FieldError>{outdated}</FieldError>}
    </section>
  )
}

interface QueueProps {
  merge: Merge
  review: ReturnType<typeof usePairReview>
  decided: number
}

function Queue({ merge, review: { total, at, pairAt, goTo, want }, decided }: QueueProps) {
  return (
    <ReviewQueue
      label={messages.list}
      list={messages.title}
      head={<span className={kit.strong}>{messages.title}</span>}
      decided={messages.progress(decided, total)}
      share={total > 0 ? decided / total : 0}
      rows={total}
      at={at}
      row={(i) => {
        const pair = pairAt(i)
        if (!pair) return <NotLoaded at={i} want={want} />
        const [Icon, color] = signs[pair.decision]
        return (
          <ReviewQueueRow
            Icon={Icon}
            color={color}
            sign={messages.signs[pair.decision]}
            name={pairName(merge.kind, pair)}
            value={messages.percent(pair.probability)}
            isCurrent={i === at}
            isDecided={pair.decision !== 'open'}
            onChoose={() => goTo(i)}
          />
        )
      }}
    />
  )
}

/** A pair that comes into view before it is loaded. */
function NotLoaded({ at, want }: { at: number; want: (at: number) => void }) {
  useEffect(() => want(at), [at, want])
  return <span className={kit.muted}>…</span>
}
