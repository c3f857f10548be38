import { IconCheck, IconChevronDown, IconChevronRight, IconMinus } from '@tabler/icons-react'
import { type Picks, tickOf } from '#features/industries/data/tree/picks.ts'
import type { TreeRow } from '#features/industries/data/tree/tree-rows.ts'
import { industryTreeMessages as messages } from '#features/industries/messages.ts'
import type { Industries } from '#reference/industries.ts'
import { count, NONE, percent } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { Tag } from '#ui/Note.tsx'
import { Code } from '../Code.tsx'
import classes from './tree.module.css'

interface Props {
  row: TreeRow
  index: number
  top: number
  height: number
  active: boolean
  /** Whether the search includes or excludes it. */
  mark: 'in' | 'out' | undefined
  industries: Industries
  picks: Picks
}

/** The id of a line's element, for the tree to name its active one. */
export const rowId = (code: string) => `industry-${code}`

const checked = { all: true, some: 'mixed', none: false } as const

/** One industry of the tree: checkbox, code, name, count, and share of its parent. */
export function TreeItem({ row, index, top, height, active, mark, industries, picks }: Props) {
  const {
    industry,
    depth,
    position: place,
    siblings: beside,
    opens,
    isOpen,
    count: n,
    parentCount: whole,
  } = row
  const tick = tickOf(industries, picks, industry)
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  const bold = tick === 'all' ? kit.strong : ''
  const Sign = tick === 'all' ? IconCheck : IconMinus
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus and names its active item
    <div
      id={rowId(industry.Id)}
      className={`${kit.selectable} ${kit.pointer} ${classes.line}`}
      role="treeitem"
      aria-level={depth + 1}
      aria-posinset={place}
      aria-setsize={beside}
      aria-expanded={opens ? isOpen : undefined}
      aria-checked={checked[tick]}
      data-index={index}
      data-part="line"
      data-tick={tick}
      data-picked={tick === 'all' || undefined}
      data-active={active || undefined}
      style={{ top, height, '--depth': depth } as React.CSSProperties}
    >
      <span className={`${kit.line} ${kit.gap6} ${kit.narrow} ${kit.high} ${classes.name}`}>
        <span className={`${kit.center} ${kit.fixed} ${kit.muted} ${classes.opener}`} aria-hidden>
          {opens && <Chevron size={15} stroke={1.7} />}
        </span>
        <span
          className={`${kit.center} ${kit.fixed} ${kit.high} ${classes.tick}`}
          data-part="tick"
          aria-hidden
        >
          <span className={`${kit.center} ${classes.box}`}>
            {tick !== 'none' && <Sign size={12} stroke={3} />}
          </span>
        </span>
        <Code code={industry.Id} />
        <span className={`${kit.truncate} ${depth < 2 ? kit.strong : bold}`} title={industry.Description}>
          {' '}
          {industry.Description}{' '}
        </span>
        {mark && (
          <Tag
            tone={mark === 'in' ? 'accent' : 'danger'}
            className={kit.fixed}
            data-mark={mark}
            title={messages.marks[mark].title}
          >
            {messages.marks[mark].label}
          </Tag>
        )}
      </span>
      <span className={`${kit.track} ${classes.track}`} aria-hidden>
        <span className={kit.bar} style={{ width: widthOf(n, whole) }} />
      </span>
      <span className={`${kit.number} ${bold}`}>
        {n === undefined ? NONE : count(n)}
        <span className="visually-hidden">{messages.afterCount}</span>
      </span>
      <span className={`${kit.meta} ${kit.number}`}>
        {n === undefined ? '' : percent(n, whole ?? 0)}
        <span className="visually-hidden">{messages.afterShare}</span>
      </span>
    </div>
  )
}

/** The width of a bar, at least 3 pixels unless it is empty. */
function widthOf(n = 0, whole = 0): string {
  return n === 0 || whole === 0 ? '0' : `max(3px, ${(100 * n) / whole}%)`
}
