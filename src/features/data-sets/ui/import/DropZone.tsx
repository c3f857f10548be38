import { Button } from '@mantine/core'
import { IconDatabaseImport } from '@tabler/icons-react'
import { uploadMessages as messages } from '#features/data-sets/messages/import.ts'
import { FileButton } from '#ui/FileButton.tsx'
import kit from '#ui/kit.module.css'
import classes from './import.module.css'

/** Where a file is dropped, though the whole page takes one, or selected. */
export const DropZone = ({ onFiles }: { onFiles: (files: readonly File[]) => void }) => (
  <div className={`${kit.line} ${kit.wrap} ${kit.gap16} ${kit.surface} ${classes.drop}`}>
    <IconDatabaseImport size={26} stroke={1.5} className={`${kit.fixed} ${kit.accent}`} aria-hidden />
    <div className={kit.textFirst}>
      <p>
        <b>{messages.drop}</b>
        {messages.orChoose}
      </p>
      <p className={kit.second}>{messages.formats}</p>
    </div>
    <FileButton multiple onChange={(files) => files.length > 0 && onFiles(files)}>
      {(props) => (
        <Button {...props} size="sm">
          {messages.choose}
        </Button>
      )}
    </FileButton>
  </div>
)
