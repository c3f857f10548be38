import { Checkbox, UnstyledButton } from '@mantine/core'
import { IconStarFilled } from '@tabler/icons-react'
import { tickOf } from '#features/industries/data/tree/picks.ts'
import { findIndustryMessages as messages } from '#features/industries/messages.ts'
import { type FoundIndustry, highlighted } from '#features/industries/model/found-industries.ts'
import { useIndustries } from '#reference/industries.ts'
import { useIndustryPage } from '#session/industry-page.ts'
import { count, NONE } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { Code } from '../Code.tsx'
import classes from './find.module.css'

interface Props {
  found: FoundIndustry
  typed: string
  n: number | undefined
  /** The largest count of the list, which sets the scale of the bars. */
  max: number
  pick: (code: string) => void
}

/** One found industry: checkbox, code, description with the matching parts highlighted, and companies. */
export function FoundRow({ found, typed, n, max, pick }: Props) {
  const { Id, Description, also, preferred } = found
  const industries = useIndustries()
  const { picks, chosen: selected, codeSelected } = useIndustryPage()
  const industry = industries?.byId.get(Id) ?? { Id, Description, children: [] }
  const tick = industries ? tickOf(industries, picks, industry) : 'none'
  return (
    <tr data-picked={selected === Id || undefined}>
      <td className={classes.tick}>
        <Checkbox
          size="xs"
          radius="xs"
          aria-label={messages.select(Id, Description)}
          checked={tick === 'all'}
          indeterminate={tick === 'some'}
          onChange={() => pick(Id)}
          onFocus={() => codeSelected(Id)}
          onKeyDown={(event) => event.key === 'Enter' && pick(Id)}
        />
      </td>
      <td>
        <Code code={Id} />
      </td>
      <td className={kit.breaks}>
        <UnstyledButton fz={13} onClick={() => codeSelected(Id)} aria-pressed={selected === Id}>
          <Marked text={Description} typed={typed} />
        </UnstyledButton>
        {also.length > 0 && (
          <span className={`${kit.meta} ${kit.block}`}>
            {messages.also}
            <Marked text={also.join(', ')} typed={typed} />
          </span>
        )}
      </td>
      <td className={`${kit.tiny} ${kit.accent} ${kit.noWrap}`}>
        {preferred && (
          <>
            <IconStarFilled size={10} aria-hidden />
            {messages.preferredMark}
          </>
        )}
      </td>
      <td className={classes.bars} aria-hidden>
        <span className={`${kit.track} ${kit.block}`}>
          <span className={kit.bar} style={{ width: n ? `max(3px, ${(100 * n) / max}%)` : 0 }} />
        </span>
      </td>
      <td>{n === undefined ? NONE : count(n)}</td>
    </tr>
  )
}

function Marked({ text, typed }: { text: string; typed: string }) {
  return highlighted(text, typed).map(({ text, hit }, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other key than their index
    hit ? <mark key={i}>{text}</mark> : <span key={i}>{text}</span>,
  )
}
