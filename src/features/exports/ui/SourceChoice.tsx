import { NativeSelect } from '@mantine/core'
import { IconChevronDown, IconStack2 } from '@tabler/icons-react'
import classes from './exports.module.css'

interface Props {
  value: string
  choices: { value: string; label: string }[]
  onChange: (value: string) => void
}

/** What is exported: the search as it is, rows that were ticked, or a list. */
export function SourceChoice({ value, choices, onChange }: Props) {
  return (
    <NativeSelect
      className={classes.source}
      size="xs"
      aria-label="What to export"
      leftSection={<IconStack2 size={15} stroke={1.7} aria-hidden />}
      rightSection={<IconChevronDown size={14} stroke={1.7} aria-hidden />}
      value={value}
      data={choices}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
