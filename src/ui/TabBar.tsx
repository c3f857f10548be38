import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import styles from './components.module.css'
import kit from './kit.module.css'

interface Tab<T extends string> {
  value: T
  label: string
  /** A number or word after the label, in gray. */
  detail?: ReactNode
}

interface Props<T extends string> {
  tabs: readonly Tab<T>[]
  value: T
  onChange: (value: T) => void
  label: string
  /** The id of the element that a tab shows. */
  panel: (value: T) => string
  /** Controls beside the tabs, at the right with `kit.last`. */
  children?: ReactNode
}

/** A bar of tabs over a panel; arrow keys move between them. */
export function TabBar<T extends string>({ tabs, value, onChange, label, panel, children }: Props<T>) {
  const bar = useRef<HTMLDivElement>(null)
  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!by) return
    const at = (tabs.findIndex((tab) => tab.value === value) + by + tabs.length) % tabs.length
    const next = tabs[at]
    if (next) onChange(next.value)
    bar.current?.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus()
  }
  return (
    <div className={styles.tabBar}>
      <div className={styles.tabs} role="tablist" aria-label={label} ref={bar} onKeyDown={step}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            className={`${kit.textButton} ${styles.tab}`}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? panel(tab.value) : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.detail && <span className={styles.titleCount}>{tab.detail}</span>}
          </button>
        ))}
      </div>
      {children}
    </div>
  )
}
