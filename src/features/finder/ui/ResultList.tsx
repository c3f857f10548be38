import { Combobox } from '@mantine/core'
import { kindNames as kindText } from '#criteria/kinds.ts'
import type { Sentence } from '#language/sentence.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { Tag } from '#ui/Note.tsx'
import type { FinderResult } from '../data/finder-results.ts'
import { finderMessages as messages } from '../messages.ts'
import classes from './finder.module.css'

interface Props {
  id?: string
  results: readonly FinderResult[]
  label: string
}

/** Results as the options of a list, by group. */
export function ResultList({ id, results, label }: Props) {
  const groups = [...new Set(results.map(({ group }) => group))]
  return (
    <Combobox.Options
      {...(id && { id })}
      className={`${kit.scroll} ${kit.rest} ${classes.options}`}
      aria-label={label}
    >
      {groups.map((group) => (
        <Combobox.Group key={group} label={group}>
          {results
            .filter((result) => result.group === group)
            .map((result) => (
              <Combobox.Option key={result.id} value={result.id} className={classes.option}>
                <Line result={result} />
              </Combobox.Option>
            ))}
        </Combobox.Group>
      ))}
    </Combobox.Options>
  )
}

function Line({ result: { label, detail, action: act } }: { result: FinderResult }) {
  return (
    <span className={`${kit.headline} ${kit.gap8} ${kit.cell} ${classes.line}`}>
      {act.type === 'sentence' ? (
        <Stack as="span" gap={4}>
          <Chips sentence={act.sentence} />
          <Notes sentence={act.sentence} />
        </Stack>
      ) : (
        <span className={`${kit.truncate} ${kit.narrow}`}>{label}</span>
      )}
      {detail && <span className={`${kit.meta} ${kit.fixed}`}>{detail}</span>}
    </span>
  )
}

/** A sentence as the filters that it becomes, and the words that are ignored. */
function Chips({ sentence: { kind, parts, unread } }: { sentence: Sentence }) {
  return (
    <span className={`${kit.flex} ${kit.wrap} ${kit.gap4} ${kit.narrow}`}>
      {parts
        .filter(({ words: label }) => label !== kindText[kind].Title)
        .map(({ from, words: label }) => (
          <Tag key={from} tone={label.startsWith('NOT ') ? 'danger' : 'accent'}>
            {label}
            <span className="visually-hidden">, </span>
          </Tag>
        ))}
      {unread.map(({ from, text, why }) => (
        <Tag key={from} tone="wait" title={why}>
          {messages.ignoredText} <span className={kit.regular}>{text}</span>
          <span className="visually-hidden">, </span>
        </Tag>
      ))}
    </span>
  )
}

/** What was narrowed or assumed. */
function Notes({ sentence: { parts } }: { sentence: Sentence }) {
  return parts.map(
    ({ from, note }) =>
      note && (
        <span key={from} className={kit.meta}>
          {note}
        </span>
      ),
  )
}
