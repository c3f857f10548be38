import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { notice } from '../../state/notices.ts'
import type { Drawing, Measure } from './picture/drawing.ts'

interface Props {
  /** What is saved: "industry", "cross tally". */
  name: string
  disabled: boolean
  onCsv: () => void
  picture: { file: string; draw: (measure: Measure) => Drawing }
}

/** Saves a tally with every value, or a picture of what is shown. */
export function SaveMenu({ name, disabled, onCsv, picture: { file, draw } }: Props) {
  const savePicture = () =>
    import('./picture/paint.ts')
      .then((painter) => painter.savePicture(file, draw))
      .catch((error: Error) => notice({ words: error.message }))
  return (
    <Menu position="bottom-end" width={190}>
      <Menu.Target>
        <Tooltip label="Save">
          <ActionIcon variant="subtle" color="gray" size={24} aria-label={`Save ${name}`} disabled={disabled}>
            <IconDownload size={15} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown aria-label={`Save ${name}`}>
        <Menu.Item onClick={onCsv}>CSV with every value</Menu.Item>
        <Menu.Item onClick={savePicture}>PNG of what is shown</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
