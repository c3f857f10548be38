import { useMediaQuery } from '@mantine/hooks'
import { IconChevronLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useDeferredValue, useEffect } from 'react'
import { listsMessages as messages } from '#features/lists/messages/lists.ts'
import type { List } from '#lists/list.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { TabBar } from '#ui/TabBar.tsx'
import { usePhone } from '#ui/usePhone.ts'
import { type ListView, useListView, useListViewChange } from '../data/list-page.ts'
import { About } from './about/About.tsx'
import { undoLastStep } from './actions/attempt.ts'
import { ListHeader } from './header/ListHeader.tsx'
import { NewerDataNote } from './header/NewerDataNote.tsx'
import { ToolButton } from './header/ToolButton.tsx'
import { listTools } from './header/tools.tsx'
import type { ListPanelProps } from './list-panel.ts'
import { tabs } from './list-parts.tsx'
import classes from './lists.module.css'

interface Props extends ListPanelProps {
  /** Every list, for what was made from this one. */
  lists: readonly List[]
}

/** One list: header, tools and tabs, and at the right its notes and history. On a phone the tools are in the menu of the header. */
export function OpenList({ list, lists, map }: Props) {
  const narrow = useMediaQuery('(max-width: 899px)', false, { getInitialValueInEffect: false })
  const isPhone = usePhone()
  useUndoKey(list)
  // Records are rendered first: everything at once would be a noticeable pause.
  const later = useDeferredValue(true, false)
  return (
    <>
      <main className={`${kit.column} ${kit.short} ${kit.narrow} ${kit.surface} ${classes.main}`}>
        <Link
          to="/lists"
          search={(old) => ({ ...old, show: undefined })}
          className={`${kit.inline} ${kit.gap4} ${kit.link} ${kit.touchHeight} ${kit.hideWide} ${classes.back}`}
        >
          <IconChevronLeft size={16} stroke={1.7} aria-hidden />
          {messages.back}
        </Link>
        <ListHeader list={list} />
        <NewerDataNote list={list} />
        {!isPhone && (
          <Inline wrap className={classes.tools} role="toolbar" aria-label={messages.toolsOfList}>
            {later && listTools.map((tool) => <ToolButton key={tool.label} list={list} tool={tool} />)}
          </Inline>
        )}
        <Middle list={list} map={map} about={narrow ? <About list={list} lists={lists} /> : undefined} />
      </main>
      {!narrow && (
        <aside
          className={`${kit.column} ${kit.side} ${kit.surface} ${classes.aside}`}
          aria-label={messages.aboutList}
        >
          {later && <About list={list} lists={lists} />}
        </aside>
      )}
    </>
  )
}

/** The tabs and their panel; on a narrow screen "About" is a tab too. */
function Middle({ list, map, about }: ListPanelProps & { about: React.ReactNode }) {
  const show = useListView()
  const change = useListViewChange()
  const offered: { value: ListView; label: string; detail?: React.ReactNode }[] = tabs.map(
    ({ value, label, Detail }) => ({ value, label, detail: Detail && <Detail list={list} /> }),
  )
  if (about) offered.push({ value: 'about', label: 'About' })
  const selected = offered.some(({ value }) => value === show) ? show : 'records'
  const Panel = tabs.find(({ value }) => value === selected)?.Panel
  return (
    <>
      <TabBar
        tabs={offered}
        value={selected}
        onChange={change}
        panel={(value) => `list-${value}`}
        label={messages.partsOfList}
      />
      <section
        className={`${kit.column} ${kit.pane} ${classes.panel}`}
        id={`list-${selected}`}
        role="tabpanel"
        aria-label={labelOf(selected)}
      >
        <Suspense fallback={<div aria-busy />}>{Panel ? <Panel list={list} map={map} /> : about}</Suspense>
      </section>
    </>
  )
}

const labelOf = (show: ListView) => tabs.find(({ value }) => value === show)?.label ?? 'About'

const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  (target as HTMLInputElement).type !== 'checkbox'

/** Ctrl Z takes the last step of the list back, but where text is typed. */
function useUndoKey(list: List): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'z') return
      if (takesText(event.target) || list.steps.length < 2) return
      event.preventDefault()
      void undoLastStep(list)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [list])
}
