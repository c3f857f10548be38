import { Button } from '@mantine/core'
import { IconListSearch, IconX } from '@tabler/icons-react'
import { industryMessages as messages } from '#features/industries/messages.ts'
import { useIndustryName } from '#reference/industries.ts'
import { useIndustryPage } from '#session/industry-page.ts'
import { notice } from '#session/notices.ts'
import { useAlternatives } from '#session/service.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import classes from './industries.module.css'
import { useBasis, useCounts } from './useBasis.ts'
import { useSearchActions } from './useSearchActions.ts'

const MAX_SHOWN = 4

/** The picked industries, their number of companies, and the actions on them. */
export function PickBar() {
  const picks = useIndustryPage((state) => state.picks)
  const { counts } = useCounts()
  // Picks do not overlap, and a company has one main industry: their counts add up.
  const total = counts && picks.reduce((sum, code) => sum + (counts.of.get(code) ?? 0), 0)
  return (
    <section
      className={`${kit.row} ${kit.wrap} ${kit.foot} ${classes.picks}`}
      aria-label={messages.selection}
    >
      {picks.length > 0 && <PickedCodes codes={picks} />}
      <output className={kit.muted}>
        {picks.length === 0 ? (
          messages.nothingSelected
        ) : (
          <>
            {total !== undefined && <strong className={kit.normal}>{count(total)}</strong>}
            {messages.companiesWithCodes(total, picks.length)}
          </>
        )}
      </output>
      {picks.length > 0 && <Actions picks={picks} />}
    </section>
  )
}

function PickedCodes({ codes }: { codes: readonly string[] }) {
  const name = useIndustryName()
  const picksChanged = useIndustryPage((state) => state.picksChanged)
  return (
    <ul
      className={`${kit.line} ${kit.wrap} ${kit.gap6} ${kit.hidePhone}`}
      aria-label={messages.selectedCodes}
    >
      {codes.slice(-MAX_SHOWN).map((code) => (
        <li key={code}>
          <button
            type="button"
            className={`${kit.inline} ${kit.gap4} ${kit.pointer} ${kit.tag} ${kit.accentTone} ${classes.pick}`}
            title={name(code)}
            aria-label={messages.remove(code, name(code))}
            onClick={() => picksChanged(codes.filter((other) => other !== code))}
          >
            <code>{code}</code>
            <IconX size={11} stroke={2} aria-hidden />
          </button>
        </li>
      ))}
      {codes.length > MAX_SHOWN && (
        <li className={kit.second}>{messages.moreSelected(codes.length - MAX_SHOWN)}</li>
      )}
    </ul>
  )
}

function Actions({ picks }: { picks: readonly string[] }) {
  const picksChanged = useIndustryPage((state) => state.picksChanged)
  const { search } = useBasis()
  const { searchThese, addThese, excludeThese } = useSearchActions()
  const canExclude = useAlternatives()
  const clear = () => {
    picksChanged([])
    notice({
      text: messages.cleared(picks.length),
      undo: () => picksChanged(picks),
    })
  }
  return (
    <div className={`${kit.actions} ${kit.last}`}>
      <Button variant="subtle" color="gray" onClick={clear}>
        {messages.clear}
      </Button>
      {canExclude && (
        <Button variant="default" onClick={() => excludeThese(picks)}>
          {messages.exclude}
        </Button>
      )}
      {search.PrimarySic !== undefined && (
        <Button variant="default" onClick={() => addThese(picks)}>
          {messages.addToSearch}
        </Button>
      )}
      <Button
        leftSection={<IconListSearch size={15} stroke={1.7} aria-hidden />}
        onClick={() => searchThese(picks)}
      >
        {messages.searchThese}
      </Button>
    </div>
  )
}
