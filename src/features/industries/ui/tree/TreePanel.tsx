import { Box, Button, Checkbox, Loader, Select } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconDownload } from '@tabler/icons-react'
import { useMemo } from 'react'
import { valuesOf } from '#criteria/edit.ts'
import { orders, rowsOf, type TreeOrder, type TreeRow } from '#features/industries/data/tree/tree-rows.ts'
import { industryTreeMessages as messages } from '#features/industries/messages.ts'
import { useIndustries } from '#reference/industries.ts'
import { useIndustryPage } from '#session/industry-page.ts'
import { BOM, csvLine } from '#shared/tabular/csv.ts'
import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { saveFile } from '#ui/save-file.ts'
import { Toolbar } from '#ui/Toolbar.tsx'
import { useBasis, useCounts } from '../useBasis.ts'
import { Tree } from './Tree.tsx'
import classes from './tree.module.css'

/** Heights of a row for a mouse and for touch. */
const ROW = 30
const ROW_OF_PHONE = 44

/** The tree with its counts and order, and the button that saves it. */
export function TreePanel() {
  const industries = useIndustries()
  const { counts, error, isPlaceholderData, refetch } = useCounts()
  const marks = useSearchMarks()
  const forThumbs = useMediaQuery('(pointer: coarse), (max-width: 599px)') ?? false
  const { order, hideEmpty } = useIndustryPage()
  if (!industries) return <Loader role="img" size="xs" m={20} aria-label={messages.loading} />
  const whole = () =>
    rowsOf(industries.tree, { counts, open: new Set(industries.byId.keys()), order, hideEmpty })
  return (
    <>
      <TreeBar onSave={() => saveTree(whole())} canSave={counts !== undefined} />
      {error && (
        <Box mx={20} my={12}>
          <ProblemNote problem={error} retry={() => refetch()} />
        </Box>
      )}
      <div className={`${kit.meta} ${kit.strong} ${kit.noWrap} ${kit.fixed} ${classes.head}`} aria-hidden>
        <span>{messages.column}</span>
        <span className={classes.share}>{messages.share}</span>
        <span className={kit.number}>{messages.companies}</span>
        <span className={kit.number}>{messages.percent}</span>
      </div>
      <Tree
        industries={industries}
        counts={counts}
        stale={isPlaceholderData}
        marks={marks}
        rowHeight={forThumbs ? ROW_OF_PHONE : ROW}
      />
    </>
  )
}

const bases = [
  { value: 'service', label: messages.bases.service },
  { value: 'search', label: messages.bases.search },
] as const

function TreeBar({ onSave, canSave }: { onSave: () => void; canSave: boolean }) {
  const { basis, order, hideEmpty, lookChanged } = useIndustryPage()
  const { hasSearch } = useBasis()
  return (
    <Toolbar>
      <Select
        w={204}
        aria-label={messages.countedCompanies}
        allowDeselect={false}
        data={bases.map((one) => ({ ...one, disabled: one.value === 'search' && !hasSearch }))}
        value={basis}
        onChange={(value) => lookChanged({ basis: value === 'search' ? 'search' : 'service' })}
      />
      <Select
        w={144}
        aria-label={messages.order}
        allowDeselect={false}
        data={Object.entries(orders).map(([value, label]) => ({ value, label: messages.orderBy(label) }))}
        value={order}
        onChange={(value) => lookChanged({ order: value as TreeOrder })}
      />
      <Checkbox
        size="xs"
        label={messages.hideEmpty}
        checked={hideEmpty}
        onChange={(event) => lookChanged({ hideEmpty: event.currentTarget.checked })}
      />
      <Button
        ml="auto"
        variant="subtle"
        color="gray"
        leftSection={<IconDownload size={15} stroke={1.7} />}
        aria-label={messages.download}
        disabled={!canSave}
        onClick={onSave}
      >
        {messages.csv}
      </Button>
    </Toolbar>
  )
}

/** The lines of a CSV with every row of the tree: level, code, description, companies, and percentage of its parent. */
function treeLines(rows: readonly TreeRow[]): string[] {
  const cells = rows.map(({ industry, depth, count, parentCount: whole, parent }) => [
    messages.levels[depth],
    industry.Id,
    industry.Description,
    rows[parent]?.industry.Id,
    count,
    whole ? ((100 * (count ?? 0)) / whole).toFixed(1) : undefined,
  ])
  return [messages.csvHead, ...cells].map(csvLine)
}

/** Saves the rows of the tree as a CSV file. */
const saveTree = (rows: readonly TreeRow[]): void => saveFile('industries.csv', [BOM, ...treeLines(rows)])

/** The industries that the search includes, and those that it excludes. */
function useSearchMarks(): ReadonlyMap<string, 'in' | 'out'> {
  const { search } = useBasis()
  return useMemo(() => {
    const included = valuesOf(search, 'PrimarySic').map((code) => [code, 'in'] as const)
    const out = (search.NoneOf ?? []).filter((item) => Object.keys(item).length === 1)
    const excluded = out.flatMap((item) => valuesOf(item, 'PrimarySic')).map((code) => [code, 'out'] as const)
    return new Map([...included, ...excluded])
  }, [search])
}
