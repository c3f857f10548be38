import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconCurrentLocation } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { problemText } from '#ui/messages.ts'
import { type Center, type CenterAnswer, centerQuery, centerText } from './center.ts'
import { centerMessages as messages } from './center-messages.ts'
import { myPosition } from './my-position.ts'

/** Milliseconds without a key after which the place of what is typed is looked up. */
const DEBOUNCE = 350

interface TypedCenter {
  /** The box, with what was found below it. */
  field: ReactNode
  text: string
  setText: (text: string) => void
  /** The center of what is typed; undefined where there is none, which the box then says. */
  find: () => Promise<Center | undefined>
}

interface Options {
  /** The center before, which an unchanged text still means. */
  initial?: Center | undefined
  label?: string
  /** What is shown below the box for a text: the unknown ZIP code, say. */
  below?: (text: string, setText: (text: string) => void) => ReactNode
}

/** A box for an address, a ZIP code, a city or coordinates, which says what it found. */
export function useCenterBox({ initial, label = messages.label, below }: Options = {}): TypedCenter {
  const first = initial ? centerText(initial) : ''
  const [text, setText] = useState(first)
  const [error, setError] = useState<string>()
  const client = useQueryClient()
  const change = (next: string) => {
    setError(undefined)
    setText(next)
  }
  const answerOf = async (): Promise<CenterAnswer> => {
    const typed = text.trim()
    if (!typed) return { error: messages.empty }
    if (initial && typed === first) return { center: initial, others: [] }
    try {
      return await client.fetchQuery(centerQuery(typed))
    } catch (problem) {
      return { error: problemText(problem as Error) }
    }
  }
  const find = async () => {
    const answer = await answerOf()
    setError('error' in answer ? answer.error : undefined)
    return 'error' in answer ? undefined : answer.center
  }
  const field = (
    <CenterBox
      label={label}
      text={text}
      isFirst={text === first}
      error={error}
      onChange={change}
      onError={setError}
    >
      {below?.(text.trim(), change)}
    </CenterBox>
  )
  return { field, text, setText: change, find }
}

interface BoxProps {
  label: string
  text: string
  /** Whether the text is the one before, of which there is nothing to say. */
  isFirst: boolean
  error: string | undefined
  onChange: (text: string) => void
  onError: (error: string) => void
  children?: ReactNode
}

function CenterBox({ label, text, isFirst, error, onChange, onError, children }: BoxProps) {
  const locate = async () => {
    try {
      onChange(centerText(await myPosition()))
    } catch (problem) {
      onError((problem as Error).message)
    }
  }
  return (
    <Stack gap={4}>
      <TextInput
        label={label}
        placeholder={messages.example}
        description={text ? undefined : messages.hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={text}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
        rightSection={
          <IconButton
            small
            Icon={IconCurrentLocation}
            label={messages.myPosition}
            onClick={() => void locate()}
          />
        }
      />
      {!error && !isFirst && <FoundPlace text={text.trim()} onPick={onChange} />}
      {children}
    </Stack>
  )
}

/** What was found for a text: how precise it is, and the other places it may be. */
function FoundPlace({ text, onPick }: { text: string; onPick: (text: string) => void }) {
  const [debounced] = useDebouncedValue(text, DEBOUNCE)
  const { data, isFetching } = useQuery({ ...centerQuery(debounced), enabled: debounced !== '' })
  if (!text) return null
  const isCurrent = debounced === text && !isFetching
  const note = isCurrent ? noteOf(data) : messages.looking
  const others = isCurrent && data && 'others' in data ? data.others : []
  return (
    <>
      <p className={kit.second} role="status">
        {note}
      </p>
      {others.length > 0 && (
        <Inline wrap gap={4}>
          <span className={kit.second}>{messages.others}</span>
          {others.map(({ Address }) => (
            <Button
              key={Address}
              size="compact-xs"
              variant="default"
              aria-label={messages.replaceBy(Address)}
              onClick={() => onPick(Address)}
            >
              {Address}
            </Button>
          ))}
        </Inline>
      )}
    </>
  )
}

/** What is said of an answer below the box: where the place is, or why there is none. */
function noteOf(answer: CenterAnswer | undefined): string | undefined {
  if (!answer) return undefined
  if ('error' in answer) return answer.error
  return answer.note ?? ('name' in answer.center ? answer.center.name : undefined)
}
