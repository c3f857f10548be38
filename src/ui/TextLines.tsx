import { Textarea, type TextareaProps } from '@mantine/core'

type Props = Omit<TextareaProps, 'onChange'> & { onChange: (text: string) => void }

/** A text of several lines that grows with what is typed or pasted. */
export const TextLines = ({ onChange, ...rest }: Props) => (
  <Textarea
    size="xs"
    autosize
    minRows={3}
    maxRows={8}
    onChange={(event) => onChange(event.currentTarget.value)}
    {...rest}
  />
)
