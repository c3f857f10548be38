import { Button, Select } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { Criteria } from '#contract/criteria.ts'
import { type CriterionGroup, groupsOf } from '#criteria/fields.ts'
import { filterText } from '#criteria/filter-text.ts'
import { filterId, filtersOf, withFilterRemoved } from '#criteria/filters.ts'
import { matchesEverything } from '#criteria/tidy.ts'
import { useIndustryName } from '#reference/industries.ts'
import { useKind } from '#session/search.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { alternativeFormMessages as messages } from '../messages/forms.ts'
import classes from './AlternativeForm.module.css'
import { GroupForm } from './GroupForm.tsx'
import { ScopeProvider } from './scope.ts'

interface FormProps {
  item: Criteria
  submit: string
  onDone: (item: Criteria) => void
}

/** The filters of one alternative: the controls of the search, on a draft until it is saved. */
export function AlternativeForm({ item, submit, onDone }: FormProps) {
  const kind = useKind()
  const industry = useIndustryName()
  const [draft, setDraft] = useState(item)
  const [group, setGroup] = useState<CriterionGroup>(groupsOf(kind)[1] ?? 'Where')
  const filters = filtersOf(kind, { criteria: draft, muted: {} })
  return (
    <ScopeProvider value={{ criteria: draft, edit: setDraft }}>
      <div className={`${kit.column} ${kit.gap12}`}>
        {filters.length > 0 ? (
          <ul className={`${kit.flex} ${kit.wrap} ${kit.gap4}`} aria-label={messages.filters}>
            {filters.map((filter) => {
              const text = filterText(kind, filter, industry)
              return (
                <li key={filterId(filter)} className={`${kit.inline} ${classes.piece}`}>
                  <span>{text}</span>
                  <IconButton
                    Icon={IconX}
                    label={messages.remove(text)}
                    onClick={() =>
                      setDraft(withFilterRemoved({ criteria: draft, muted: {} }, filter).criteria)
                    }
                    small
                  />
                </li>
              )
            })}
          </ul>
        ) : (
          <p className={kit.second}>{messages.none}</p>
        )}
        <Select
          label={messages.addFrom}
          data={groupsOf(kind)}
          value={group}
          allowDeselect={false}
          comboboxProps={{ withinPortal: false }}
          onChange={(value) => value && setGroup(value as CriterionGroup)}
        />
        <GroupForm group={group} errors={noErrors} />
        <Button className={classes.submit} disabled={matchesEverything(draft)} onClick={() => onDone(draft)}>
          {submit}
        </Button>
      </div>
    </ScopeProvider>
  )
}

const noErrors = new Map<never, never>()
