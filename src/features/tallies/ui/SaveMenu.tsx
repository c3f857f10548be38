import { Popover, UnstyledButton } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { notice } from '#session/notices.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { saveMessages as messages } from '../messages.ts'
import type { Drawing, Measure } from '../model/picture/drawing.ts'
import classes from './tallies.module.css'

interface Props {
  /** What is saved: "industry", "cross tally". */
  name: string
  disabled: boolean
  onCsv: () => void
  picture: { file: string; draw: (measure: Measure) => Drawing }
}

/** Saves a tally with every value, or a picture of what is shown. */
export function SaveMenu({ name, disabled, onCsv, picture: { file, draw } }: Props) {
  const [open, setOpen] = useState(false)
  const savePicture = () =>
    import('./picture/paint.ts')
      .then((painter) => painter.savePicture(file, draw))
      .catch((error: Error) => notice({ text: error.message }))
  const choice = (label: string, save: () => void) => (
    <UnstyledButton
      className={`${kit.hovers} ${classes.fieldButton}`}
      onClick={() => {
        setOpen(false)
        save()
      }}
    >
      {label}
    </UnstyledButton>
  )
  return (
    <Popover opened={open} onChange={setOpen} width={190} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <IconButton
          Icon={IconDownload}
          label={messages.save(name)}
          title={messages.title}
          disabled={disabled}
          onClick={() => setOpen(!open)}
          small
        />
      </Popover.Target>
      <Popover.Dropdown p={4} aria-label={messages.save(name)}>
        {choice(messages.csv, onCsv)}
        {choice(messages.png, savePicture)}
      </Popover.Dropdown>
    </Popover>
  )
}
