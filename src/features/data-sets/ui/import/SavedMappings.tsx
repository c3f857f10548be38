import { useDisclosure } from '@mantine/hooks'
import { IconDownload, IconPencil, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { mappingPaths, type SavedMapping } from '#contract/mappings.ts'
import { mappingsQuery, removeMapping, renameMapping } from '#features/data-sets/data/import/mappings.ts'
import { previewMessages } from '#features/data-sets/messages/import.ts'
import { mappingMessages as messages } from '#features/data-sets/messages/mappings.ts'
import { canSaveAs } from '#features/data-sets/model/import/saved-mapping.ts'
import { atBase } from '#shared/base-path.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FieldError } from '#ui/FormRow.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { NameForm } from '#ui/NameForm.tsx'
import { OnceOpened } from '#ui/OnceOpened.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { Table } from '#ui/Table.tsx'

/** The mappings that are saved on the service; nothing where there are none. */
export function SavedMappings() {
  const { data: mappings = [] } = useQuery(mappingsQuery)
  if (mappings.length === 0) return null
  const { name, kind, columns, saved, actions } = messages.head
  return (
    <Stack as="section" gap={12} aria-labelledby="saved-mappings">
      <SectionTitle large id="saved-mappings" count={mappings.length} note={messages.hint}>
        {messages.title}
      </SectionTitle>
      <Panel flush className={kit.scrollX}>
        <Table
          head={[
            name,
            { text: kind, hidePhone: true },
            { text: columns, hidePhone: true },
            saved,
            { text: actions, isHidden: true },
          ]}
        >
          {mappings.map((mapping) => (
            <MappingRow key={mapping.name} mapping={mapping} />
          ))}
        </Table>
      </Panel>
    </Stack>
  )
}

function MappingRow({ mapping: { name, kind, columns, saved } }: { mapping: SavedMapping }) {
  const [isRenaming, rename] = useDisclosure(false)
  const [isRemoving, remove] = useDisclosure(false)
  return (
    <tr>
      <th scope="row" className={kit.breaks}>
        <bdi>{name}</bdi>
      </th>
      <td className={kit.hidePhone}>{messages.kind(kind)}</td>
      <td className={kit.hidePhone} title={columns.join(', ')}>
        {messages.columns(columns.length)}
      </td>
      <td className={kit.second}>{messages.saved(saved)}</td>
      <td>
        <Inline gap={6} justify="end">
          <IconButton
            small
            Icon={IconDownload}
            label={messages.save(name)}
            renderRoot={(props) => <a href={atBase(mappingPaths.mapping(name))} download {...props} />}
          />
          <IconButton small Icon={IconPencil} label={messages.rename(name)} onClick={rename.open} />
          <IconButton small Icon={IconTrash} label={messages.remove(name)} onClick={remove.open} />
        </Inline>
        <OnceOpened opened={isRenaming}>
          <RenameDialog opened={isRenaming} onClose={rename.close} name={name} />
        </OnceOpened>
        <OnceOpened opened={isRemoving}>
          <RemoveMappingDialog opened={isRemoving} onClose={remove.close} name={name} />
        </OnceOpened>
      </td>
    </tr>
  )
}

interface DialogProps {
  opened: boolean
  onClose: () => void
  name: string
}

function RenameDialog({ opened, onClose, name }: DialogProps) {
  const client = useQueryClient()
  const { mutate, error } = useMutation({
    mutationFn: (newName: string) => renameMapping(client, name, newName),
    networkMode: 'always',
    onSuccess: onClose,
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={messages.renameTitle(name)} size={420}>
      <Stack gap={8}>
        <NameForm
          what={messages.what}
          label={messages.newName}
          button={messages.renameButton}
          initial={name}
          validate={(newName) => (canSaveAs(newName) ? undefined : previewMessages.saveAsError)}
          onName={mutate}
        />
        {error && <FieldError>{error.message}</FieldError>}
      </Stack>
    </Dialog>
  )
}

function RemoveMappingDialog({ opened, onClose, name }: DialogProps) {
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => removeMapping(client, name),
    networkMode: 'always',
    onSuccess: onClose,
  })
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={messages.removeTitle(name)}
      action={messages.removeButton}
      onConfirm={() => mutate()}
      isPending={isPending}
      error={error}
    >
      <p>{messages.removeNote}</p>
    </ConfirmDialog>
  )
}
