import { Button, UnstyledButton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconBuildingFactory2, IconCheck, IconPlus } from '@tabler/icons-react'
import { codesFor, tickOf, toggled } from '#features/industries/data/tree/picks.ts'
import { industryDetailMessages as messages } from '#features/industries/messages.ts'
import { type Industry, pathTo, useIndustries } from '#reference/industries.ts'
import { useIndustryPage } from '#session/industry-page.ts'
import { Empty } from '#ui/Empty.tsx'
import kit from '#ui/kit.module.css'
import { Toolbar } from '#ui/Toolbar.tsx'
import { Code } from '../Code.tsx'
import { useSearchActions } from '../useSearchActions.ts'
import { NaicsComparison } from './NaicsComparison.tsx'
import { StatesCard } from './StatesCard.tsx'

/** Delay before details load, because arrow keys pass many codes (milliseconds). */
const DEBOUNCE = 250

/** The selected industry: its parts, NAICS codes, and locations. */
export function DetailPanel() {
  const [code] = useDebouncedValue(
    useIndustryPage((state) => state.chosen),
    DEBOUNCE,
  )
  const industries = useIndustries()
  if (!industries) return null
  const industry = code === undefined ? undefined : industries.byId.get(code)
  if (!industry)
    return (
      <Empty Icon={IconBuildingFactory2} title={messages.none}>
        <p>{messages.noneHint}</p>
      </Empty>
    )
  return (
    <>
      <section
        className={`${kit.card} ${kit.clip} ${kit.fixed}`}
        aria-label={`${industry.Id} ${industry.Description}`}
      >
        <Head industry={industry} />
        <NaicsComparison key={industry.Id} industry={industry} />
      </section>
      <StatesCard industry={industry} />
    </>
  )
}

function Head({ industry }: { industry: Industry }) {
  const industries = useIndustries()
  const { picks, picksChanged } = useIndustryPage()
  const { searchThese } = useSearchActions()
  if (!industries) return null
  const picked = tickOf(industries, picks, industry) === 'all'
  const PickIcon = picked ? IconCheck : IconPlus
  return (
    <Toolbar edge="bottom">
      <Code code={industry.Id} />
      <h2 className={`${kit.title} ${kit.textFirst}`}>{industry.Description}</h2>
      <Button
        variant="default"
        aria-pressed={picked}
        leftSection={<PickIcon size={14} stroke={2} aria-hidden />}
        onClick={() => picksChanged(toggled(industries, picks, industry))}
      >
        {picked ? messages.selected : messages.select}
      </Button>
      <Button variant="default" onClick={() => searchThese(codesFor(industry))}>
        {messages.search}
      </Button>
      <Path to={industry} />
    </Toolbar>
  )
}

/** The path to an industry; each step selects that industry in the tree. */
function Path({ to }: { to: Industry }) {
  const industries = useIndustries()
  const { branchesTurned, codeSelected } = useIndustryPage()
  if (!industries) return null
  const above = pathTo(industries, to.Id).slice(0, -1)
  const show = (index: number) => {
    branchesTurned(
      above.slice(0, index + 1).map(({ Id }) => Id),
      true,
    )
    codeSelected(above[index]?.Id)
  }
  if (above.length === 0) return <span className={`${kit.meta} ${kit.wide}`}>{messages.division}</span>
  return (
    <nav className={`${kit.meta} ${kit.wide}`} aria-label={messages.path}>
      {above.map(({ Id, Description }, i) => (
        <span key={Id}>
          {i > 0 && ' › '}
          <UnstyledButton
            mih={24}
            className={`${kit.meta} ${kit.underlines}`}
            title={messages.showInTree(Id)}
            onClick={() => show(i)}
          >
            {Description}
          </UnstyledButton>
        </span>
      ))}
    </nav>
  )
}
