import { targetGrades } from '#contract/interests.ts'
import type { Choice } from '#criteria/choices.ts'
import { controlMessages as messages } from '#features/search/messages/forms.ts'
import { FormRow } from '#ui/FormRow.tsx'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { Segments } from '#ui/Segments.tsx'

interface Props {
  label: string
  models: readonly Choice[]
  /** A model and its grade: "NewCarBuyer 5". */
  values: readonly string[]
  onChange: (values: string[]) => void
}

const ANY = 'any'
const grades = [
  { value: ANY, label: messages.anyGrade },
  ...targetGrades.map((n) => ({ value: String(n), label: String(n) })),
]

/** A grade from 1, least likely, to 5, most likely, for each model; "any" sets none. */
export function GradeControl({ label, models, values, onChange }: Props) {
  const graded = new Map(values.map((value) => value.split(' ') as [string, string]))
  const choose = (model: string, grade: string) => {
    const others = values.filter((value) => !value.startsWith(`${model} `))
    onChange(grade === ANY ? others : [...others, `${model} ${grade}`])
  }
  return (
    <FormRow stacked label={label} hint={messages.grades}>
      {models.map(({ value: model, label }) => (
        <Inline key={model} className={kit.cell}>
          <span className={kit.fill}>{label}</span>
          <Segments
            size="xs"
            aria-label={label}
            data={grades}
            value={graded.get(model) ?? ANY}
            onChange={(grade) => choose(model, grade)}
          />
        </Inline>
      ))}
    </FormRow>
  )
}
