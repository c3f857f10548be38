import { useEffect, useState } from 'react'
import { titleOf } from '#criteria/describe.ts'
import { industryMessages as messages } from '#features/industries/messages.ts'
import { useIndustryName } from '#reference/industries.ts'
import { useIndustryPage } from '#session/industry-page.ts'
import kit from '#ui/kit.module.css'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Segments } from '#ui/Segments.tsx'
import { TabBar } from '#ui/TabBar.tsx'
import { DetailPanel } from './detail/DetailPanel.tsx'
import { FindPanel } from './find/FindPanel.tsx'
import classes from './industries.module.css'
import { NaicsPanel } from './naics/NaicsPanel.tsx'
import { PickBar } from './PickBar.tsx'
import { TreePanel } from './tree/TreePanel.tsx'
import { useBasis, useCounts } from './useBasis.ts'

const tabs = [
  { value: 'tree', label: messages.tree },
  { value: 'find', label: messages.find },
] as const

/** The tree of industries, the search by keyword or code, and the details of the selected one. */
export function IndustriesPage() {
  const [tab, setTab] = useState<'tree' | 'find'>('tree')
  const system = useIndustryPage((state) => state.system)
  useEffect(() => {
    document.title = messages.documentTitle
  }, [])
  return (
    <main className={classes.page}>
      <Heading />
      <div className={`${kit.hideWide} ${kit.surface} ${classes.tabs}`}>
        <TabBar
          tabs={tabs}
          value={tab}
          onChange={setTab}
          panel={(id) => `industries-${id}`}
          label={messages.tabs}
        />
      </div>
      <div
        className={`${kit.column} ${kit.short} ${kit.surface} ${tab === 'tree' ? '' : kit.hideNarrow} ${classes.side}`}
        id="industries-tree"
      >
        {system === 'SIC' ? <TreePanel /> : <NaicsPanel />}
      </div>
      <PickBar />
      <div
        className={`${kit.column} ${kit.pane} ${kit.gap12} ${tab === 'find' ? '' : kit.hideNarrow} ${classes.find}`}
        id="industries-find"
      >
        <FindPanel />
        <DetailPanel />
      </div>
    </main>
  )
}

const systems = [
  { value: 'SIC', label: 'SIC' },
  { value: 'NAICS', label: 'NAICS' },
] as const

function Heading() {
  const { basis, hasSearch } = useBasis()
  const { counts } = useCounts()
  const { basis: wanted, system, lookChanged } = useIndustryPage()
  const name = useIndustryName()
  const of = wanted === 'search' && hasSearch ? titleOf('companies', basis, name) : ''
  return (
    <header className={`${kit.row} ${kit.wrap} ${kit.spread} ${kit.surface} ${classes.head}`}>
      <div>
        <PageTitle>{messages.title}</PageTitle>
        <p className={kit.muted} role="status">
          {counts ? messages.total(counts.total, system, of) : messages.counting}
          {counts !== undefined && counts.withoutIndustry > 0 && messages.withoutCode(counts.withoutIndustry)}
        </p>
      </div>
      <Segments
        size="xs"
        aria-label={messages.classification}
        data={systems}
        value={system}
        onChange={(next) => lookChanged({ system: next })}
      />
    </header>
  )
}
