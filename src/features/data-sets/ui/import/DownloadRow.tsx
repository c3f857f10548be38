import { IconFileSpreadsheet } from '@tabler/icons-react'
import type { Download } from '#contract/imports.ts'
import { cancelDownload } from '#features/data-sets/data/import/downloads.ts'
import { uploadMessages as messages } from '#features/data-sets/messages/import.ts'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { ProgressBar } from '#ui/Progress.tsx'
import { CancelRow } from '../CancelRow.tsx'

/** How far a file is that the service loads from an address. */
export function DownloadRow({ address, download }: { address: string; download: Download }) {
  const { id, name, received, size } = download
  return (
    <ul className={kit.card} aria-label={messages.files}>
      <Stack as="li" gap={6} className={`${kit.apart} ${kit.padded}`}>
        <Inline>
          <IconFileSpreadsheet size={17} stroke={1.7} className={`${kit.fixed} ${kit.muted}`} aria-hidden />
          <bdi className={`${kit.truncate} ${kit.fill} ${kit.name}`} title={address}>
            {name}
          </bdi>
          <span className={kit.second}>{messages.loaded(received, size)}</span>
        </Inline>
        <ProgressBar label={messages.loading(name)} value={size ? received / size : 0} state="running" />
        <CancelRow
          note={messages.loadingNote}
          label={messages.cancelLoading}
          onCancel={() => void cancelDownload(id)}
        />
      </Stack>
    </ul>
  )
}
