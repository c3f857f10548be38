import { useDisclosure } from '@mantine/hooks'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { sendCall } from '#api/client.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { activityMessages as messages } from '#features/activity/messages.ts'
import { notice } from '#session/notices.ts'
import { useSettings } from '#session/settings.ts'
import type { StoredCall } from '#storage/stored-call.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { isRepeatable, scriptCall } from '../model/calls.ts'

/** Makes a call again; one that bills records says so first. */
export function RepeatCall({ call, onRepeated }: { call: StoredCall; onRepeated: () => void }) {
  const [confirming, { open, close }] = useDisclosure(false)
  const [running, setRunning] = useState(false)
  const rates = useSettings((state) => state.rates)
  const { records, format } = call.billed
  const again = async () => {
    close()
    setRunning(true)
    const { method, path, body } = scriptCall(call)
    // A failure is in the log, beside the call.
    await sendCall({ name: call.name as EndpointName, method, path, body }).catch(() => {})
    notice({ text: messages.callRepeated })
    onRepeated()
  }
  const label = isRepeatable(call) ? 'Repeat' : messages.tooLongToStore
  return (
    <>
      <IconButton
        Icon={IconRefresh}
        label={label}
        loading={running}
        disabled={!isRepeatable(call)}
        onClick={records > 0 ? open : again}
      />
      <Dialog opened={confirming} onClose={close} title={messages.repeat} size={420}>
        <p className={kit.second}>{messages.repeatBills(records)}</p>
        <FormActions action={messages.repeatFor(records, rates[format])} onCancel={close} onAction={again} />
      </Dialog>
    </>
  )
}
