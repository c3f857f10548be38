import { UnstyledButton } from '@mantine/core'
import type { Sic } from '#contract/sic.ts'
import { controlMessages as messages } from '#features/search/messages/forms.ts'
import { useIndustries } from '#reference/industries.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import classes from './controls.module.css'

interface Props {
  code: string
  onPick: (code: string) => void
}

const isBelow = (code: string) => (other: string) =>
  other.startsWith(code) && other.length === code.length + 2

/** The codes that hold an industry and those within it: the row becomes wider or narrower by one click. */
export function IndustrySteps({ code, onPick }: Props) {
  const byId = useIndustries()?.byId
  if (!byId) return null
  const above = [code.slice(0, -4), code.slice(0, -2)].filter((id) => id.length > 1)
  const below = [...byId.keys()].filter(isBelow(code))
  const known = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  return (
    <Stack className={`${kit.scroll} ${classes.results}`}>
      <Steps title={messages.wider} industries={known(above)} onPick={onPick} />
      <Steps title={messages.narrower} industries={known(below)} onPick={onPick} />
    </Stack>
  )
}

interface StepsProps {
  title: string
  industries: readonly Sic[]
  onPick: (code: string) => void
}

function Steps({ title, industries, onPick }: StepsProps) {
  if (industries.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className={`${kit.second} ${kit.label}`}>{title}</h3>
      {industries.map(({ Id, Description }) => (
        <UnstyledButton
          key={Id}
          className={`${kit.hovers} ${kit.block} ${kit.wide} ${kit.cell}`}
          px={6}
          py={5}
          onClick={() => onPick(Id)}
        >
          <code>{Id}</code> {Description}
        </UnstyledButton>
      ))}
    </section>
  )
}
