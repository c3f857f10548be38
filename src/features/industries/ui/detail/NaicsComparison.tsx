import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { setValues } from '#criteria/edit.ts'
import { codesFor } from '#features/industries/data/tree/picks.ts'
import { childrenOf } from '#features/industries/data/tree/tree-rows.ts'
import { industryDetailMessages as messages } from '#features/industries/messages.ts'
import { naicsSampleOf } from '#features/industries/model/naics-sample.ts'
import { type Industry, pathTo, useIndustries } from '#reference/industries.ts'
import { useSettings } from '#session/settings.ts'
import { loadedSampleQuery } from '#storage/loaded-pages.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { Toolbar } from '#ui/Toolbar.tsx'
import { useBasis, useCounts } from '../useBasis.ts'
import { CodeComparison } from './CodeComparison.tsx'
import classes from './detail.module.css'

/** Records of one sample: enough to see the main codes, at the price of one page. */
const SAMPLE = 100
const FIELDS = ['PrimarySic', 'PrimaryNaics', 'NaicsList'] as const

/** The parts of an industry and the NAICS codes of its companies, which are known only from records. */
export function NaicsComparison({ industry }: { industry: Industry }) {
  const industries = useIndustries()
  const { basis } = useBasis()
  const { counts } = useCounts()
  const [offset, setOffset] = useState<number>()
  // A 6-digit code is shown with its siblings.
  const whole = industry.children.length
    ? industry
    : ((industries && pathTo(industries, industry.Id).at(-2)) ?? industry)
  const own = setValues(basis, 'PrimarySic', codesFor(whole))
  const sample = useQuery({
    ...loadedSampleQuery({
      kind: 'companies',
      criteria: own,
      size: SAMPLE,
      fields: FIELDS,
      offset: offset ?? 0,
    }),
    // Records are billed: they are loaded only on request, and once.
    enabled: offset !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    placeholderData: undefined,
  })
  const parts = childrenOf(whole, counts)
  const crossed =
    sample.data &&
    naicsSampleOf(
      sample.data,
      parts.map(({ Id }) => Id),
    )
  const n = counts?.of.get(whole.Id) ?? 0
  const read = Math.min(SAMPLE, n)
  const more = n > SAMPLE
  return (
    <>
      <div className={classes.beside}>
        <h3 className={`${kit.meta} ${kit.strong} ${classes.heading}`}>{messages.sicTitle(whole.Id)}</h3>
        <h3 className={`${kit.meta} ${kit.strong} ${classes.heading}`}>{messages.naicsTitle}</h3>
        <CodeComparison parts={parts} selected={industry.Id} counts={counts} sample={crossed}>
          {sample.isFetching ? (
            <Loader role="img" size="sm" aria-label={messages.loadingSample} />
          ) : (
            !crossed && <Offer read={read} of={n} onRead={() => setOffset(0)} />
          )}
        </CodeComparison>
      </div>
      {sample.error && <ProblemNote problem={sample.error} retry={() => sample.refetch()} />}
      {crossed && (
        <Toolbar className={`${kit.spread} ${kit.second} ${kit.foot}`}>
          <span>{messages.sampled(crossed.read, timeOf(sample.dataUpdatedAt))}</span>
          {more && (
            <Button
              variant="subtle"
              size="compact-sm"
              disabled={sample.isFetching}
              onClick={() => setOffset((offset ?? 0) + 1)}
            >
              {messages.sampleOthers(read, price(read, useSettings.getState().rates.Enhanced))}
            </Button>
          )}
        </Toolbar>
      )}
    </>
  )
}

function Offer({ read, of, onRead }: { read: number; of: number; onRead: () => void }) {
  const rate = useSettings((state) => state.rates.Enhanced)
  if (of === 0) return <p className={kit.muted}>{messages.empty}</p>
  return (
    <Stack align="start" className={kit.second}>
      <p>{messages.offer(read, of)}</p>
      <Button variant="default" onClick={onRead}>
        {messages.sample(read, price(read, rate))}
      </Button>
    </Stack>
  )
}

const price = (records: number, rate: number) => `$${(records * rate).toFixed(2)}`

const timeOf = (milliseconds: number) =>
  new Date(milliseconds).toLocaleString('en-US', {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  })
