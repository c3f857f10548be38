import { type FileButtonProps, FileButton as MantineFileButton } from '@mantine/core'
import { useRef } from 'react'

/** A button that selects files. The same file can be selected again, as after it was mended: the input is emptied after each selection. */
export function FileButton<Multiple extends boolean = false>({
  onChange,
  ...props
}: FileButtonProps<Multiple>) {
  const empty = useRef<() => void>(null)
  return (
    <MantineFileButton
      {...props}
      resetRef={empty}
      onChange={(selected) => {
        empty.current?.()
        onChange(selected)
      }}
    />
  )
}
