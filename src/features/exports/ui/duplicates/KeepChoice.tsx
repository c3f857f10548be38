import { NativeSelect } from '@mantine/core'
import { type KeepRule, keepRuleText } from '#lists/duplicates.ts'
import classes from './duplicates.module.css'

interface Props {
  rules: readonly KeepRule[]
  value: KeepRule
  onChange: (rule: KeepRule) => void
}

/** By what rule one record of each group stays. */
export function KeepChoice({ rules, value, onChange }: Props) {
  return (
    <NativeSelect
      size="xs"
      label="Keep from each group"
      classNames={{ label: classes.label ?? '' }}
      data={rules.map((rule) => ({ value: rule, label: keepRuleText[rule] }))}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as KeepRule)}
    />
  )
}
