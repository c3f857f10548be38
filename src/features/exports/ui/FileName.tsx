import { TextInput } from '@mantine/core'
import type { FileFormat } from '#files/column.ts'
import kit from '#ui/kit.module.css'
import { extensionOf } from '../model/file-name.ts'
import classes from './exports.module.css'
import { Part } from './Part.tsx'

interface Props {
  value: string
  form: FileFormat
  fault: string | undefined
  onChange: (value: string) => void
}

/** The name of the file; its extension follows from the form. */
export function FileName({ value, form, fault, onChange }: Props) {
  return (
    <Part title="File name">
      <TextInput
        className={classes.file}
        size="xs"
        aria-label="File name"
        value={value}
        error={fault}
        rightSection={<span className={`${kit.second} ${classes.extension}`}>.{extensionOf(form)}</span>}
        rightSectionWidth={64}
        rightSectionPointerEvents="none"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Part>
  )
}
