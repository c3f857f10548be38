import { Checkbox, Loader, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { controlMessages as messages } from '#features/search/messages/forms.ts'
import { useIndustriesFound } from '#reference/industries-found.ts'
import { FormRow } from '#ui/FormRow.tsx'
import kit from '#ui/kit.module.css'
import { Segments } from '#ui/Segments.tsx'
import classes from './controls.module.css'
import { IndustryTree } from './IndustryTree.tsx'

interface Props {
  label: string
  values: readonly string[]
  onChange: (values: string[]) => void
}

const DEBOUNCE = 200

/** Industries by words or code, or from the tree; several may be ticked. */
export function IndustryControl({ label, values, onChange }: Props) {
  const [by, setBy] = useState('words')
  const toggle = (code: string) =>
    onChange(values.includes(code) ? values.filter((v) => v !== code) : [...values, code])
  return (
    <FormRow stacked label={label}>
      <Segments
        size="xs"
        fullWidth
        value={by}
        onChange={setBy}
        aria-label={messages.findBy(label)}
        data={[
          { value: 'words', label: messages.keywordOrCode },
          { value: 'tree', label: messages.tree },
        ]}
      />
      {by === 'words' ? (
        <ByKeyword values={values} toggle={toggle} />
      ) : (
        <IndustryTree values={values} toggle={toggle} />
      )}
    </FormRow>
  )
}

function ByKeyword({ values, toggle }: { values: readonly string[]; toggle: (code: string) => void }) {
  const [text, setText] = useState('')
  const [debounced] = useDebouncedValue(text.trim(), DEBOUNCE)
  const { found, isFetching, error } = useIndustriesFound(debounced)
  return (
    <>
      <TextInput
        data-autofocus
        aria-label={messages.industry}
        placeholder={messages.industryExample}
        leftSection={<IconSearch size={15} stroke={1.7} />}
        rightSection={isFetching ? <Loader size={12} /> : undefined}
        value={text}
        error={error?.message}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ul className={`${kit.scroll} ${classes.results}`} aria-label={messages.industriesFound}>
        {found.map(({ Id, Description }) => (
          <li key={`${Id} ${Description}`}>
            <Checkbox
              size="xs"
              my={6}
              checked={values.includes(Id)}
              onChange={() => toggle(Id)}
              label={
                <>
                  <code>{Id}</code> {Description}
                </>
              }
            />
          </li>
        ))}
      </ul>
      {debounced.length > 1 && !isFetching && !error && found.length === 0 && (
        <p className={kit.second}>{messages.noIndustry}</p>
      )}
    </>
  )
}
