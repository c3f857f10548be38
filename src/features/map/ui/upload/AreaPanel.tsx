import { Modal } from '@mantine/core'
import { useAreaPanel } from '#session/area-panel.ts'
import kit from '#ui/kit.module.css'
import { PanelBody } from './PanelBody.tsx'
import classes from './upload.module.css'

/** Areas from files, from the clipboard and from those that were saved, seen before they are added. */
export function AreaPanel() {
  const { open, panelClosed } = useAreaPanel()
  return (
    <Modal.Root opened={open} onClose={panelClosed} size={520}>
      <Modal.Overlay />
      <Modal.Content>
        <div className={`${kit.line} ${classes.head}`}>
          <Modal.Title>Add areas</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </div>
        <Modal.Body>
          <PanelBody />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
