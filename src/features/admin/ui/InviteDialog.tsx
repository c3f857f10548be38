import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { fieldErrors } from '#api/problem.ts'
import type { PersonAnswer } from '#contract/accounts.ts'
import type { Plan } from '#contract/plans.ts'
import type { Role } from '#contract/roles.ts'
import { atBase } from '#shared/base-path.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { Stack } from '#ui/layout.tsx'
import { useInvite } from '../data/admin-calls.ts'
import { keyMessages, peopleMessages as messages } from '../messages.ts'
import { PlanSelect, RoleSelect } from './PlanSelect.tsx'
import { SecretText } from './SecretText.tsx'

interface Props {
  opened: boolean
  onClose: () => void
  /** Who gets a new password; a new person when absent. */
  person?: PersonAnswer | undefined
}

/** Makes a one-time link for a new person, or for a new password. */
export const InviteDialog = ({ opened, onClose, person }: Props) => (
  <Dialog
    opened={opened}
    onClose={onClose}
    title={person ? messages.linkTitle(person.login) : messages.inviteTitle}
    size={460}
  >
    <InviteForm onClose={onClose} person={person} />
  </Dialog>
)

function InviteForm({ onClose, person }: Omit<Props, 'opened'>) {
  const [login, setLogin] = useState(person?.login ?? '')
  const [role, setRole] = useState<Role>(person?.role ?? 'member')
  const [plan, setPlan] = useState<Plan>(person?.plan ?? 'a')
  const { mutate, isPending, data, error } = useInvite()
  const byField = fieldErrors(error)
  if (data)
    return (
      <SecretText
        label={messages.link}
        text={messages.linkText(login, data.expires.slice(0, 10))}
        secret={`${window.location.origin}${atBase('/sign-in')}#link=${data.token}`}
        copy={messages.copy}
        copied={messages.copied}
        done={messages.done}
        onDone={onClose}
      />
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate({ login, role, plan })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={12}>
        {!person && (
          <>
            <TextInput
              label={messages.login}
              maxLength={200}
              value={login}
              onChange={({ currentTarget }) => setLogin(currentTarget.value)}
              error={byField.get('login')}
              data-autofocus
            />
            <RoleSelect label={messages.head[1]} value={role} onChange={setRole} />
            <PlanSelect label={keyMessages.planLabel} value={plan} onChange={setPlan} />
          </>
        )}
        <FormActions
          action={messages.make}
          onCancel={onClose}
          isPending={isPending}
          error={!byField.has('login') ? error : null}
        />
      </Stack>
    </form>
  )
}
