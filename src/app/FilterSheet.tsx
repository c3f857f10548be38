import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { countQuery } from '#api/queries.ts'
import { SaveSearchButton } from '#features/lists/ui/searches/SaveSearchButton.tsx'
import { CriteriaPanel } from '#features/search/ui/CriteriaPanel.tsx'
import { useCriteria, useKind } from '#session/search.ts'
import { Dialog } from '#ui/Dialog.tsx'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { PHONE } from '#ui/usePhone.ts'
import { FilterBoxRow } from './LookUp.tsx'
import { searchPageMessages as messages } from './messages.ts'
import classes from './PhoneSearchPage.module.css'

interface Props {
  opened: boolean
  onClose: () => void
}

/** All filters over the whole screen of a phone, with the count of the search at the foot. */
export function FilterSheet({ opened, onClose }: Props) {
  const kind = useKind()
  const { data, isPlaceholderData } = useQuery(countQuery(kind, useCriteria()))
  return (
    <Dialog opened={opened} onClose={onClose} title={messages.filters} size={PHONE + 2}>
      <section className={classes.filters} aria-label={messages.criteria}>
        <CriteriaPanel find={<FilterBoxRow onLookUp={onClose} />} />
      </section>
      <Inline className={`${kit.sticks} ${classes.foot}`}>
        <SaveSearchButton />
        <Button className={kit.grow} onClick={onClose}>
          {messages.showResults(kind, isPlaceholderData ? undefined : data?.MatchCount)}
        </Button>
      </Inline>
    </Dialog>
  )
}
