import { UnstyledButton } from '@mantine/core'
import { naicsMessages as messages } from '#features/industries/messages.ts'
import { useIndustryName } from '#reference/industries.ts'
import type { NaicsTitle } from '#reference/naics.ts'
import { useIndustryPage } from '#session/industry-page.ts'
import { count, percent } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { useSearchActions } from '../useSearchActions.ts'
import classes from './naics.module.css'

interface Props {
  title: NaicsTitle
  n: number | undefined
  /** The count of its sector. */
  parentCount: number | undefined
}

/** Classes of a sector and of a code. */
export const naicsRowClass = `${kit.grid} ${kit.middle} ${kit.gap8} ${kit.body} ${kit.hovers} ${kit.touchHeight} ${classes.row}`

/** One NAICS code: a click searches by it; beside it the SIC code that usually corresponds. */
export function NaicsRow({ title: { Code, Title, Sic }, n, parentCount }: Props) {
  const { searchWith } = useSearchActions()
  const { codeSelected } = useIndustryPage()
  const name = useIndustryName()
  return (
    <li className={kit.line}>
      <UnstyledButton
        className={`${kit.fill} ${naicsRowClass} ${classes.code}`}
        title={messages.search(Code, Title)}
        onClick={() => searchWith({ PrimaryNaics: Code, PrimarySic: undefined })}
      >
        <code>{Code}</code>
        <span className={kit.breaks}>{Title}</span>
        <span className={kit.number}>{n === undefined ? '' : count(n)}</span>
        <span className={`${kit.meta} ${kit.number}`}>
          {n === undefined || !parentCount ? '' : percent(n, parentCount)}
        </span>
      </UnstyledButton>
      {Sic ? (
        <UnstyledButton
          className={`${kit.fixed} ${kit.tiny} ${kit.accent} ${classes.sic}`}
          title={messages.showSic(Sic, name(Sic))}
          onClick={() => codeSelected(Sic)}
        >
          {messages.sic(Sic)}
        </UnstyledButton>
      ) : (
        <span className={`${kit.fixed} ${classes.sic}`} />
      )}
    </li>
  )
}
