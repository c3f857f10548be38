import { Popover } from '@mantine/core'
import { IconArrowsSplit2, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { alternativesOf, isNarrowing, togetherOut, withAlternatives } from '#criteria/alternatives.ts'
import { alternativeId, togetherId, withoutAlternative } from '#criteria/filter-costs.ts'
import { filterText } from '#criteria/filter-text.ts'
import { filtersOf } from '#criteria/filters.ts'
import { tidy } from '#criteria/tidy.ts'
import { useIndustryName } from '#reference/industries.ts'
import { useCriteria, useEditCriteria, useKind } from '#session/search.ts'
import { useAlternatives } from '#session/service.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { alternativeMessages, alternativeMessages as messages, rowMessages } from '../messages/panel.ts'
import classes from './CriteriaPanel.module.css'
import { besideRow, editors, withEditors } from './load-editors.ts'
import { RowFrame } from './RowFrame.tsx'

interface Props {
  costs: (id: string) => number | undefined
}

/** All filters of an alternative as text: "Dentists and Omaha, NE". */
export function alternativeText(kind: Kind, item: Criteria, industry: (code: string) => string): string {
  return filtersOf(kind, { criteria: item, muted: {} })
    .map((filter) => filterText(kind, filter, industry))
    .join(' and ')
}

/** Groups of alternatives, of which a record meets at least one, and what must not be met together. */
export function AlternativesSection({ costs }: Props) {
  const kind = useKind()
  const criteria = useCriteria()
  const edit = useEditCriteria()
  const industry = useIndustryName()
  if (!useAlternatives()) return null
  const groups = alternativesOf(criteria)
  const set = (next: readonly (readonly Criteria[])[]) => edit(tidy(withAlternatives(criteria, next)))
  const together = togetherOut(criteria)
  return (
    <section className={`${kit.below} ${classes.group}`} aria-label={messages.title}>
      <div className={`${kit.row} ${classes.groupHead}`}>
        <IconArrowsSplit2 size={16} stroke={1.7} className={`${kit.fixed} ${kit.accent}`} aria-hidden />
        <span className={kit.label}>{messages.title}</span>
        <span className={`${kit.second} ${kit.grow} ${kit.number}`}>{messages.anyOfThese}</span>
        <AddAlternative label={messages.add} onAdd={(item) => set([...groups, [item]])} />
      </div>
      {groups.map((items, g) =>
        isNarrowing(items) ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no name but their place
          <Stack as="ul" gap={4} key={g} aria-label={messages.group(g + 1)}>
            {items.map((item, i) => {
              const text = alternativeText(kind, item, industry)
              return (
                <RowFrame
                  key={JSON.stringify(item)}
                  name={text}
                  {...(i > 0 && { lead: rowMessages.or })}
                  cost={costs(alternativeId(g, i))}
                  costId={alternativeId(g, i)}
                  onRemove={() => set(withoutAlternative(groups, g, i))}
                  editor={(close) => (
                    <Editor
                      item={item}
                      onDone={(next) => {
                        set(groups.with(g, items.with(i, next)))
                        close()
                      }}
                    />
                  )}
                >
                  {text}
                </RowFrame>
              )
            })}
            <Inline as="li" justify="end">
              <AddAlternative
                label={messages.addToGroup}
                onAdd={(item) => set(groups.with(g, [...items, item]))}
              />
            </Inline>
          </Stack>
        ),
      )}
      {together.length > 0 && (
        <Stack as="ul" gap={4} aria-label={messages.together}>
          {together.map((item) => {
            const text = alternativeText(kind, item, industry)
            const without = criteria.NoneOf?.filter((other) => other !== item)
            return (
              <RowFrame
                key={JSON.stringify(item)}
                name={text}
                excluded
                cost={costs(togetherId(item))}
                costId={togetherId(item)}
                onRemove={() => edit(tidy({ ...criteria, NoneOf: without }))}
              >
                {text}
              </RowFrame>
            )
          })}
        </Stack>
      )}
    </section>
  )
}

/** The form of an alternative, once its script is loaded. */
function Editor({ item, onDone }: { item: Criteria; onDone: (item: Criteria) => void }) {
  const forms = editors()
  return forms && <forms.AlternativeForm item={item} submit={messages.change} onDone={onDone} />
}

interface AddAlternativeProps {
  label: string
  onAdd: (item: Criteria) => void
}

/** A plus that opens the form of a new alternative. */
function AddAlternative({ label, onAdd }: AddAlternativeProps) {
  const [open, setOpen] = useState(false)
  const forms = editors()
  return (
    <Popover opened={open} onChange={setOpen} width={380} {...besideRow}>
      <Popover.Target>
        <IconButton Icon={IconPlus} label={label} onClick={() => withEditors(() => setOpen(!open))} small />
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        {forms && (
          <forms.AlternativeForm
            item={{}}
            submit={alternativeMessages.submit}
            onDone={(item) => {
              onAdd(item)
              setOpen(false)
            }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
