import { ActionIcon, Button, CopyButton, Tooltip } from '@mantine/core'
import { IconCheck, IconLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { countQuery } from '../../api/queries.ts'
import { chipsOf, titleOf } from '../../criteria/describe.ts'
import { groupsOf } from '../../criteria/fields.ts'
import { placesOf } from '../../criteria/places.ts'
import { useIndustryName } from '../../state/industries.ts'
import { useCriteria, useEditCriteria, useKind, useUnread } from '../../state/search.ts'
import { AddBox } from './AddBox.tsx'
import classes from './CriteriaPanel.module.css'
import { faultsByCriterion } from './faults.ts'
import { GroupSection } from './GroupSection.tsx'
import { KindSwitch } from './KindSwitch.tsx'
import { LeftAside } from './LeftAside.tsx'
import { TryOne } from './TryOne.tsx'

/** Who and where: everything chosen as rows by group, with the controls to change it. */
export function CriteriaPanel() {
  const kind = useKind()
  const criteria = useCriteria()
  const { error } = useQuery(countQuery(kind, criteria))
  const chosen = chipsOf(kind, criteria).length + placesOf(criteria).length
  return (
    <>
      <Head chosen={chosen} />
      <div className={classes.add}>
        <div className={classes.kind}>
          <KindSwitch />
        </div>
        <AddBox />
      </div>
      <div className={classes.scroll}>
        <LeftAside />
        <Unread />
        {chosen === 0 && <TryOne />}
        {groupsOf(kind).map((group) => (
          <GroupSection key={group} group={group} criteria={criteria} faults={faultsByCriterion(error)} />
        ))}
      </div>
    </>
  )
}

function Head({ chosen }: { chosen: number }) {
  const criteria = useCriteria()
  const edit = useEditCriteria()
  const title = titleOf(useKind(), criteria, useIndustryName())
  useEffect(() => {
    document.title = chosen ? `${title} · Catchment` : 'Catchment'
  }, [title, chosen])
  return (
    <div className={classes.head}>
      <div className={classes.titles}>
        <h2 className={classes.title} title={title}>
          {title}
        </h2>
        <p className={classes.subtitle}>
          {chosen === 0
            ? 'Nothing chosen yet'
            : `${chosen} ${chosen === 1 ? 'choice' : 'choices'}, all in the link`}
        </p>
      </div>
      {chosen > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => edit({})}>
          Clear
        </Button>
      )}
      <CopyButton value={window.location.href} timeout={1500}>
        {({ copied, copy }) => (
          <Tooltip label={copied ? 'Link copied' : 'Copy the link to this search'}>
            <ActionIcon variant="default" size={30} onClick={copy} aria-label="Copy the link to this search">
              {copied ? <IconCheck size={16} stroke={1.7} /> : <IconLink size={16} stroke={1.7} />}
            </ActionIcon>
          </Tooltip>
        )}
      </CopyButton>
    </div>
  )
}

/** A link may hold criteria that cannot be read: they are named, the others stand. */
function Unread() {
  const unread = useUnread()
  if (unread.length === 0) return null
  return (
    <p className={classes.unread} role="alert">
      The link holds criteria that cannot be read and were left aside: {unread.join(', ')}.
    </p>
  )
}
