import { Button, Select } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { Criteria } from '#contract/criteria.ts'
import { type CriterionGroup, fieldsIn, groupsOf } from '#criteria/fields.ts'
import { filterText } from '#criteria/filter-text.ts'
import { filterId, filtersOf, withFilterRemoved } from '#criteria/filters.ts'
import { matchesEverything } from '#criteria/tidy.ts'
import { useIndustryName } from '#reference/industries.ts'
import { useKind } from '#session/search.ts'
import { useIsOffered } from '#session/service.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { Actions } from '#ui/Toolbar.tsx'
import { controlMessages as messages } from '../messages/forms.ts'
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
  const isOffered = useIsOffered(kind)
  const [draft, setDraft] = useState(item)
  const [group, setGroup] = useState<CriterionGroup>(groupsOf(kind)[1] ?? 'Where')
  const filters = filtersOf(kind, { criteria: draft, muted: {} })
  return (
    <ScopeProvider value={{ criteria: draft, edit: setDraft }}>
      <Stack gap={12}>
        {filters.length > 0 ? (
          <Inline as="ul" wrap gap={4} aria-label={messages.inAlternative}>
            {filters.map((filter) => {
              const text = filterText(kind, filter, industry)
              return (
                <li key={filterId(filter)} className={`${kit.inline} ${kit.tag} ${kit.infoTone}`}>
                  <span>{text}</span>
                  <IconButton
                    Icon={IconX}
                    label={messages.removeFilter(text)}
                    onClick={() =>
                      setDraft(withFilterRemoved({ criteria: draft, muted: {} }, filter).criteria)
                    }
                    small
                  />
                </li>
              )
            })}
          </Inline>
        ) : (
          <p className={kit.second}>{messages.emptyAlternative}</p>
        )}
        <Select
          label={messages.addFrom}
          data={groupsOf(kind).filter((name) => fieldsIn(kind, name).some(isOffered))}
          value={group}
          allowDeselect={false}
          comboboxProps={{ withinPortal: false }}
          onChange={(value) => value && setGroup(value as CriterionGroup)}
        />
        <GroupForm group={group} errors={noErrors} />
        <Actions>
          <Button disabled={matchesEverything(draft)} onClick={() => onDone(draft)}>
            {submit}
          </Button>
        </Actions>
      </Stack>
    </ScopeProvider>
  )
}

const noErrors = new Map<never, never>()
