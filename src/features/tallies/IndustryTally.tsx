import { UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tallyQuery } from '../../api/queries.ts'
import { setValues, valuesOf } from '../../criteria/edit.ts'
import { leavingOut, type TallyField, tallyValue, within } from '../../criteria/tallies.ts'
import { useIndustryName } from '../../state/industries.ts'
import { useCriteria, useEditCriteria, useKind } from '../../state/search.ts'
import { BarList } from '../../ui/BarList.tsx'
import { saveTally } from './save-tally.ts'
import { TallyCard } from './TallyCard.tsx'
import classes from './tallies.module.css'

const levels: readonly TallyField[] = ['sic2', 'sic4', 'primarysic']

/** The codes after one is switched: a code takes the place of those above and below it. */
export function toggledCodes(codes: readonly string[], code: string): string[] {
  if (codes.includes(code)) return codes.filter((other) => other !== code)
  return [...codes.filter((other) => !code.startsWith(other) && !other.startsWith(code)), code]
}

/** Companies by industry: two digits first, then four and six inside the one looked into. */
export function IndustryTally() {
  const kind = useKind()
  const criteria = useCriteria()
  const edit = useEditCriteria()
  const name = useIndustryName()
  const [path, setPath] = useState<string[]>([])
  const field = levels[path.length] ?? 'primarysic'
  const parent = path.at(-1)
  const others = leavingOut(criteria, ['PrimarySic', 'Sic'])
  const query = useQuery(tallyQuery(kind, parent ? within(others, { PrimarySic: parent }) : others, [field]))
  const codes = valuesOf(criteria, 'PrimarySic')
  return (
    <TallyCard
      title="Industry"
      query={query}
      onDownload={() => saveTally(query.data ?? [], [field], name)}
      path={<Path path={path} name={name} onChange={setPath} />}
    >
      {(items) => (
        <BarList
          key={path.join()}
          total={items.reduce((sum, item) => sum + item.Count, 0)}
          bars={items.map((item) => {
            const code = tallyValue(item, field)
            return {
              key: code ?? '',
              label: code ? name(code) : 'Not known',
              count: item.Count,
              chosen: codes.some((chosen) => code?.startsWith(chosen)),
              toggle: code
                ? () => edit(setValues(criteria, 'PrimarySic', toggledCodes(codes, code)))
                : undefined,
              open: code && path.length < 2 ? () => setPath([...path, code]) : undefined,
            }
          })}
        />
      )}
    </TallyCard>
  )
}

interface PathProps {
  path: readonly string[]
  name: (step: string) => string
  onChange: (path: string[]) => void
}

/** The way back up from a level that was looked into. */
export function Path({ path, name, onChange }: PathProps) {
  if (path.length === 0) return null
  const steps = ['All', ...path.map(name)]
  return (
    <nav className={classes.path} aria-label="Levels">
      {steps.map((step, depth) =>
        depth < path.length ? (
          <UnstyledButton key={step} className={classes.up} onClick={() => onChange(path.slice(0, depth))}>
            {step} ›
          </UnstyledButton>
        ) : (
          <span key={step}>{step}</span>
        ),
      )}
    </nav>
  )
}
