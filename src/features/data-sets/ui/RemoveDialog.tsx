import { List } from '@mantine/core'
import type { DataSet, DataVersion, RemoveVersions } from '#contract/data-sets.ts'
import { notice } from '#session/notices.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import kit from '#ui/kit.module.css'
import { useDataSetChange } from '../data/queries.ts'
import { removeMessages as messages } from '../messages/sets.ts'
import { bytesOf } from '../model/sets.ts'

interface Props {
  opened: boolean
  onClose: () => void
  set: DataSet
  /** The version to remove; all of them when absent. */
  version?: DataVersion
}

/** Says what goes, and removes a version of a data set, or all of it. */
export function RemoveDialog({ opened, onClose, set, version }: Props) {
  const { mutate, isPending, error } = useDataSetChange<RemoveVersions>('remove')
  const versions = version ? [version] : set.versions
  const bytes = bytesOf(versions)
  const remove = () =>
    mutate(
      { kind: set.kind, wanted: version?.version ?? set.name },
      {
        onSuccess: () => {
          onClose()
          notice({ text: messages.removed(set.name, bytes) })
        },
      },
    )
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={version ? messages.version(set.name) : messages.set(set.name)}
      action={messages.remove(versions.length)}
      onConfirm={remove}
      isPending={isPending}
      error={error}
      size={460}
    >
      <p>{messages.goes(versions.length, bytes)}</p>
      <List size="sm" spacing={4}>
        {versions.map(({ version, records, built }) => (
          <List.Item key={version}>{messages.line(set.kind, records, built)}</List.Item>
        ))}
      </List>
      <p className={kit.muted}>{messages.note}</p>
    </ConfirmDialog>
  )
}
