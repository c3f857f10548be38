import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { dollarsFrom } from '#criteria/cost.ts'
import { spendingMessages } from '#features/spending/messages.ts'
import { useSettings } from '#session/settings.ts'
import {
  answerSpending,
  limitToConfirm,
  recheckSpending,
  totalSpent,
  useSpending,
} from '#session/spending.ts'
import { costOfAll } from '#session/spending-limit.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { Stack } from '#ui/layout.tsx'
import { Actions } from '#ui/Toolbar.tsx'

const messages = spendingMessages.confirmation

/** Shows the cost before records are loaded that would pass a spending limit, and waits for a person's decision. */
export function SpendingDialog() {
  const isNeeded = useSpending(({ waiting }) => waiting.length > 0)
  return (
    <Dialog opened={isNeeded} onClose={() => answerSpending(false)} title={messages.title} size={420}>
      {isNeeded && <Decision />}
    </Dialog>
  )
}

function Decision() {
  const state = useSpending()
  const limits = useSettings((settings) => settings.spendingLimits)
  const [changes, setChanges] = useState(false)
  const { waiting, spending } = state
  const limit = limitToConfirm(state, limits) ?? 'action'
  const records = waiting.reduce((sum, one) => sum + one.records, 0)
  const before = Math.max(...waiting.map(({ action }) => spending.actions[action] ?? 0))
  return (
    <Stack gap={12}>
      <p>
        {messages.plan(records, costOfAll(waiting))}{' '}
        {limit === 'action' && before > 0 && `${messages.before(before)} `}
        {limit === 'action'
          ? messages.action(limits.action)
          : messages.session(totalSpent(state), limits.session)}
      </p>
      {changes ? (
        <LimitForm limit={limit} />
      ) : (
        <Actions>
          <Button variant="subtle" color="gray" onClick={() => setChanges(true)}>
            {messages.change}
          </Button>
          <Button variant="default" onClick={() => answerSpending(false)} data-autofocus>
            {messages.cancel}
          </Button>
          <Button onClick={() => answerSpending(true)}>{messages.load}</Button>
        </Actions>
      )}
    </Stack>
  )
}

/** Changes the limit; the records are loaded if it is high enough now. */
function LimitForm({ limit }: { limit: 'action' | 'session' }) {
  const { spendingLimits, settingsChanged } = useSettings()
  const [typed, setTyped] = useState(String(spendingLimits[limit]))
  const amount = dollarsFrom(typed)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (amount === undefined) return
    settingsChanged({ spendingLimits: { ...spendingLimits, [limit]: amount } })
    recheckSpending()
  }
  return (
    <Stack as="form" gap={12} onSubmit={save}>
      <TextInput
        label={messages.limit[limit]}
        leftSection="$"
        inputMode="decimal"
        value={typed}
        error={amount === undefined && messages.invalid}
        onChange={(event) => setTyped(event.currentTarget.value)}
        data-autofocus
      />
      <FormActions action={messages.save} onCancel={() => answerSpending(false)} />
    </Stack>
  )
}
