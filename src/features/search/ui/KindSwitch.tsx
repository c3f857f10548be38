import { IconBuilding, IconUser } from '@tabler/icons-react'
import { type Kind, kinds } from '#contract/kind.ts'
import { kindNames } from '#criteria/kinds.ts'
import { useKind, useSwitchKind } from '#session/search.ts'
import kit from '#ui/kit.module.css'
import { Segments } from '#ui/Segments.tsx'
import { panelMessages } from '../messages/panel.ts'
import classes from './KindSwitch.module.css'

const icons: Record<Kind, typeof IconUser> = { companies: IconBuilding, people: IconUser }

/** Companies or people: the first choice of a search. */
export function KindSwitch() {
  const kind = useKind()
  const switchKind = useSwitchKind()
  return (
    <Segments
      className={classes.kinds}
      fullWidth
      aria-label={panelMessages.kind}
      value={kind}
      onChange={switchKind}
      data={kinds.map((value) => ({ value, label: <Label kind={value} /> }))}
    />
  )
}

function Label({ kind }: { kind: Kind }) {
  const Icon = icons[kind]
  return (
    <span className={`${kit.inline} ${classes.kind}`}>
      <Icon size={15} stroke={1.7} aria-hidden /> {kindNames[kind].Title}
    </span>
  )
}
