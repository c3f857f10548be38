import { Button, Popover, Radio, Stack, TextInput } from '@mantine/core'
import { IconArrowsDiff } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { type Compare, hasPlaces } from '#criteria/tally-compare.ts'
import { useCriteria, useEditView, useView } from '#session/search.ts'
import { compareMessages as messages } from '../messages.ts'
import { compareFromLink } from './compare-link.ts'

/** Selects what the tallies are compared with; the selection is stored in the address bar. */
export function CompareButton() {
  const { compare } = useView()
  const [open, setOpen] = useState(false)
  return (
    <Popover opened={open} onChange={setOpen} width={256} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant={compare === undefined ? 'default' : 'light'}
          leftSection={<IconArrowsDiff size={15} stroke={1.7} />}
          onClick={() => setOpen(!open)}
        >
          {messages.button}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={messages.with}>
        <CompareForm close={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}

const NOTHING = 'nothing'
const ANOTHER = 'another'
const nameOf = (compare: Compare | undefined) =>
  typeof compare === 'object' ? ANOTHER : (compare ?? NOTHING)

function CompareForm({ close }: { close: () => void }) {
  const { compare } = useView()
  const criteria = useCriteria()
  const editView = useEditView()
  const [choice, setChoice] = useState<string>(nameOf(compare))
  const choose = (name: string) => {
    setChoice(name)
    if (name !== ANOTHER) editView({ compare: name === NOTHING ? undefined : (name as Compare) })
  }
  return (
    <>
      <Radio.Group label={messages.with} value={choice} onChange={choose}>
        <Stack gap={8} mt={8}>
          <Radio size="xs" value={NOTHING} label={messages.nothing} data-autofocus />
          <Radio size="xs" value="everything" label={messages.everything} />
          <Radio
            size="xs"
            value="elsewhere"
            label={messages.elsewhere}
            disabled={!hasPlaces(criteria) && compare !== 'elsewhere'}
          />
          <Radio size="xs" value={ANOTHER} label={messages.another} />
        </Stack>
      </Radio.Group>
      {choice === ANOTHER && <LinkForm close={close} />}
    </>
  )
}

function LinkForm({ close }: { close: () => void }) {
  const { kind } = useView()
  const editView = useEditView()
  const [link, setLink] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = compareFromLink(kind, link)
    if ('error' in read) return setError(read.error)
    editView({ compare: read.compare })
    close()
  }
  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        mt={12}
        label={messages.link}
        placeholder={messages.linkHint}
        value={link}
        error={error}
        onChange={(event) => {
          setLink(event.currentTarget.value)
          setError(undefined)
        }}
      />
      <Button mt={8} type="submit">
        {messages.submit}
      </Button>
    </form>
  )
}
