import { NativeSelect } from '@mantine/core'
import { useId } from 'react'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'

interface Props {
  label: string
  value: number
  options: readonly number[]
  error?: string | undefined
  onChange: (value: number) => void
}

/** A setting with a few numbers to choose from, its label at the left. */
export function NumberSelect({ label, value, options, error, onChange }: Props) {
  const id = useId()
  return (
    <Inline gap={12} justify="between" className={kit.cell}>
      <label htmlFor={id}>{label}</label>
      <NativeSelect
        id={id}
        size="xs"
        w={76}
        value={value}
        error={error}
        data={options.map(String)}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </Inline>
  )
}
