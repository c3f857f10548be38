import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { type Plan, plans } from '#contract/plans.ts'
import { type Role, roles } from '#contract/roles.ts'
import { planNames, roleTexts } from '../messages.ts'

type Props<T> = Omit<NativeSelectProps, 'data' | 'value' | 'onChange'> & {
  value: T
  onChange: (value: T) => void
}

/** One of the plans of keys and people. */
export const PlanSelect = ({ onChange, ...rest }: Props<Plan>) => (
  <NativeSelect
    {...rest}
    data={plans.map((value) => ({ value, label: planNames[value] }))}
    onChange={({ currentTarget }) => onChange(currentTarget.value as Plan)}
  />
)

/** One of the roles. */
export const RoleSelect = ({ onChange, ...rest }: Props<Role>) => (
  <NativeSelect
    {...rest}
    data={roles.map((value) => ({ value, label: roleTexts[value] }))}
    onChange={({ currentTarget }) => onChange(currentTarget.value as Role)}
  />
)
