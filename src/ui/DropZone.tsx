import { Button } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import styles from './components.module.css'
import { FileButton } from './FileButton.tsx'
import kit from './kit.module.css'

interface Props extends Omit<ComponentProps<'div'>, 'children' | 'className'> {
  Icon: TablerIcon
  /** What to drop, how else to add it, what is accepted, and the label of the button. */
  texts: { drop: string; orChoose: string; accepted: string; choose: string }
  accept?: string
  multiple?: boolean
  /** Files that are selected. Dropped ones come by `useFileDrop`, of this part or of the page around it. */
  onFiles: (files: File[]) => void
}

/** Where files are dropped, or selected by its button. */
export function DropZone({ Icon, texts, accept, multiple, onFiles, ...rest }: Props) {
  return (
    <div
      className={`${kit.line} ${kit.wrap} ${kit.gap16} ${kit.surface} ${kit.drop} ${styles.dropZone}`}
      {...rest}
    >
      <Icon size={26} stroke={1.5} className={`${kit.fixed} ${kit.accent}`} aria-hidden />
      <div className={kit.textFirst}>
        <p>
          <b>{texts.drop}</b>
          {texts.orChoose}
        </p>
        <p className={kit.second}>{texts.accepted}</p>
      </div>
      <FileButton<boolean>
        accept={accept}
        multiple={multiple}
        onChange={(selected) => {
          const files = [selected ?? []].flat()
          if (files.length > 0) onFiles(files)
        }}
      >
        {(button) => (
          <Button {...button} size="sm">
            {texts.choose}
          </Button>
        )}
      </FileButton>
    </div>
  )
}
