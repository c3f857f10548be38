import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { editLookupMessages as messages } from '#features/matching/messages/review.ts'
import { type Role, roleLabels } from '#features/matching/model/file/columns/roles.ts'
import type { LookupFields } from '#features/matching/model/file/columns/row-request.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import type { RowAnswer } from '#features/matching/model/file/review/answer.ts'
import {
  editedLookup,
  fieldsToEdit,
  isSameLookup,
  type LookupDraft,
} from '#features/matching/model/file/review/edit-lookup.ts'
import { FieldError } from '#ui/FormRow.tsx'
import kit from '#ui/kit.module.css'
import { Grid } from '#ui/layout.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'

interface Props {
  job: MatchJob
  answer: RowAnswer
  /** The field to begin with. */
  focus: Role | undefined
  onLookUp: (fields: LookupFields) => Promise<void>
  onRestore: () => Promise<void>
  onClose: () => void
}

/** A form to correct or complete the values by which a row is looked up; the file is not changed. */
export function EditLookup({ job, answer, focus, onLookUp, onRestore, onClose }: Props) {
  const { kind, limit, rate } = job
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<LookupDraft>(answer.asked)
  const [errors, setErrors] = useState<LookupDraft>({})
  const fields = fieldsToEdit(kind, { ...answer.asked, ...answer.original?.asked })
  useEffect(() => focusOn(form.current, focus), [focus])
  // The pressed button lost the focus when it was disabled.
  const { busy, problem, run } = useAction(onClose, () => focusOn(form.current, focus))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const edited = editedLookup(kind, draft)
    setErrors(edited.errors ?? {})
    if (edited.errors)
      focusOn(
        form.current,
        fields.find((role) => edited.errors[role]),
      )
    else if (isSameLookup(edited.fields, answer.asked)) onClose()
    else void run(() => onLookUp(edited.fields))
  }
  return (
    <form
      ref={form}
      className={`${kit.card} ${kit.column} ${kit.gap8} ${kit.padded} ${kit.fixed}`}
      aria-labelledby={id}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <SectionTitle id={id} level={3} note={messages.cost(limit, rate)}>
        {messages.title}
      </SectionTitle>
      <Grid columns="fit" gap={8}>
        {fields.map((role) => (
          <TextInput
            key={role}
            name={role}
            size="xs"
            label={roleLabels[role]}
            value={draft[role] ?? ''}
            error={errors[role]}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget: { value } }) => {
              setDraft((now) => ({ ...now, [role]: value }))
              setErrors((now) => ({ ...now, [role]: undefined }))
            }}
          />
        ))}
      </Grid>
      {problem && <FieldError>{messages.failed(problem)}</FieldError>}
      <div className={kit.actions}>
        <Button type="submit" loading={busy} leftSection={<IconSearch size={14} stroke={1.9} aria-hidden />}>
          {messages.submit}
        </Button>
        <Button variant="default" disabled={busy} onClick={onClose}>
          {messages.cancel}
        </Button>
        {answer.original && (
          <Button variant="subtle" color="gray" disabled={busy} onClick={() => void run(onRestore)}>
            {messages.restore}
          </Button>
        )}
      </div>
    </form>
  )
}

/** An action that takes a while, and its error. */
function useAction(onDone: () => void, onFailed: () => void) {
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const run = async (action: () => Promise<void>) => {
    setBusy(true)
    setProblem(undefined)
    try {
      await action()
      onDone()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setBusy(false)
      onFailed()
    }
  }
  return { busy, problem, run }
}

/** Puts the focus on a field, or on the first one, and selects its text. */
function focusOn(form: HTMLFormElement | null, role: Role | undefined): void {
  const input = form?.querySelector<HTMLInputElement>(role ? `input[name=${role}]` : 'input')
  input?.focus()
  input?.select()
}
