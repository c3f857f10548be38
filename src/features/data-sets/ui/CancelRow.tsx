import { Button } from '@mantine/core'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'

interface Props {
  /** What a person may do while it runs. */
  note: string
  /** "Cancel". */
  label: string
  isPending?: boolean
  onCancel: () => void
}

/** The last row of work that runs: a note, and the button that ends it. */
export const CancelRow = ({ note, label, isPending = false, onCancel }: Props) => (
  <Inline wrap justify="between">
    <p className={`${kit.second} ${kit.textFirst}`}>{note}</p>
    <Button variant="default" size="compact-sm" loading={isPending} onClick={onCancel}>
      {label}
    </Button>
  </Inline>
)
