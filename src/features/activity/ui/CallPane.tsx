import type { ReactNode } from 'react'
import { activityMessages as messages } from '#features/activity/messages.ts'
import kit from '#ui/kit.module.css'
import { Facts } from '#ui/Stat.tsx'
import { TabBar } from '#ui/TabBar.tsx'

interface Props<T extends string> {
  /** The id of the panel below the tabs. */
  id: string
  label: string
  tabs: readonly { value: T; label: string }[]
  tab: T
  onTab: (tab: T) => void
  /** The name of what the tab shows. */
  panelLabel: string
  /** Controls beside the tabs. */
  controls: ReactNode
  children: ReactNode
}

/** The request or the response of a call: tabs with controls beside them, and what the tab shows. */
export function CallPane<T extends string>(props: Props<T>) {
  const { id, label, tabs, tab, onTab, panelLabel, controls, children } = props
  return (
    <section aria-label={label} className={kit.above}>
      <TabBar tabs={tabs} value={tab} onChange={onTab} label={label} panel={() => id}>
        {controls}
      </TabBar>
      <div id={id} role="tabpanel" aria-label={panelLabel}>
        {children}
      </div>
    </section>
  )
}

/** A sentence in place of what a tab shows, or below it. */
export const PaneNote = ({ children }: { children: string }) => (
  <p className={`${kit.second} ${kit.padded}`}>{children}</p>
)

/** Headers, a line each. */
export function HeaderList({ headers }: { headers: Readonly<Record<string, string>> }) {
  const facts = Object.entries(headers).map(([label, value]) => ({ label, value: <code>{value}</code> }))
  if (facts.length === 0) return <PaneNote>{messages.noHeaders}</PaneNote>
  return <Facts facts={facts} className={`${kit.padded} ${kit.small}`} />
}
