import { IconBuilding, IconUser } from '@tabler/icons-react'
import { type Kind, kinds } from '#contract/kind.ts'
import { kindNames } from '#criteria/kinds.ts'
import { useKind, useSwitchKind } from '#session/search.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { Segments } from '#ui/Segments.tsx'
import { panelMessages } from '../messages/panel.ts'

const label = (kind: Kind, Icon: typeof IconUser) => (
  <Inline as="span" gap={6} justify="center" className={kit.cell}>
    <Icon size={15} stroke={1.7} aria-hidden /> {kindNames[kind].Title}
  </Inline>
)
const labels = { companies: label('companies', IconBuilding), people: label('people', IconUser) }

/** Companies or people: the first choice of a search. */
export function KindSwitch() {
  const kind = useKind()
  const switchKind = useSwitchKind()
  return (
    <Segments
      className={kit.strong}
      fullWidth
      aria-label={panelMessages.kind}
      value={kind}
      onChange={switchKind}
      data={kinds.map((value) => ({ value, label: labels[value] }))}
    />
  )
}
