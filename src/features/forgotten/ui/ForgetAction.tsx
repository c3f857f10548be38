import { Button, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconEraser } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import type { Kind } from '#contract/kind.ts'
import { forgottenMessages as messages } from '#features/forgotten/messages.ts'
import { notice } from '#session/notices.ts'
import { useService } from '#session/service.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { OnceOpened } from '#ui/OnceOpened.tsx'
import { useForget } from '../data/queries.ts'

interface Props {
  kind: Kind
  id: string
  /** What the record is called. */
  name: string
}

/** The operator's button that forgets a record, with a confirmation; nothing for all others. */
export function ForgetAction(props: Props) {
  const isOperator = useService()?.isOperator ?? false
  const [isOpen, { open, close }] = useDisclosure(false)
  if (!isOperator) return null
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconEraser size={15} stroke={1.7} aria-hidden />}
        onClick={open}
      >
        {messages.action(props.kind)}
      </Button>
      <OnceOpened opened={isOpen}>
        <Dialog opened={isOpen} onClose={close} title={messages.title(props.kind)} size={520}>
          <ForgetForm onClose={close} {...props} />
        </Dialog>
      </OnceOpened>
    </>
  )
}

function ForgetForm({ kind, id, name, onClose }: Props & { onClose: () => void }) {
  const [reason, setReason] = useState('')
  const { mutate, isPending, error } = useForget()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const done = ({ suppressed }: { suppressed: number }) => {
      onClose()
      notice({ text: messages.done(suppressed) })
    }
    mutate({ kind, id, ...(reason.trim() && { reason }) }, { onSuccess: done })
  }
  return (
    <form onSubmit={submit}>
      <Stack gap={12}>
        <p className={kit.breaks}>{messages.lead(name)}</p>
        <p className={kit.second}>{messages.lasting}</p>
        <p className={kit.second}>{messages.limits}</p>
        <TextInput
          label={messages.reason}
          description={messages.reasonHint}
          maxLength={200}
          value={reason}
          onChange={({ currentTarget: { value } }) => setReason(value)}
        />
        <FormActions
          action={messages.confirm}
          onCancel={onClose}
          isPending={isPending}
          error={error}
          isFinal
        />
      </Stack>
    </form>
  )
}
