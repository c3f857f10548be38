import { Button, List } from '@mantine/core'
import type { DataSet, DataVersion, RemoveVersions } from '#contract/data-sets.ts'
import { notice } from '#session/notices.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FieldError } from '#ui/FormRow.tsx'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { Actions } from '#ui/Toolbar.tsx'
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
    <Dialog
      opened={opened}
      onClose={onClose}
      title={version ? messages.version(set.name) : messages.set(set.name)}
      size={460}
    >
      <Stack gap={12}>
        <p>{messages.goes(versions.length, bytes)}</p>
        <List size="sm" spacing={4}>
          {versions.map(({ version, records, built }) => (
            <List.Item key={version}>{messages.line(set.kind, records, built)}</List.Item>
          ))}
        </List>
        <p className={kit.muted}>{messages.note}</p>
        {error && <FieldError>{error.message}</FieldError>}
        <Actions>
          <Button variant="default" onClick={onClose} data-autofocus>
            {messages.cancel}
          </Button>
          <Button className={kit.dangerButton} loading={isPending} onClick={remove}>
            {messages.remove(versions.length)}
          </Button>
        </Actions>
      </Stack>
    </Dialog>
  )
}
