import { Combobox } from '@mantine/core'
import { kindNames as kindText } from '#criteria/kinds.ts'
import type { Sentence } from '#language/sentence.ts'
import kit from '#ui/kit.module.css'
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
    <Combobox.Options {...(id && { id })} className={classes.options} aria-label={label}>
      {groups.map((group) => (
        <Combobox.Group key={group} label={group} className={classes.group}>
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
    <span className={`${kit.headline} ${classes.line}`}>
      {act.type === 'sentence' ? (
        <Chips sentence={act.sentence} />
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
    <span className={classes.chips}>
      {parts
        .filter(({ words: label }) => label !== kindText[kind].Title)
        .map(({ from, words: label }) => (
          <span key={from} className={classes.chip} data-excluded={label.startsWith('NOT ') || undefined}>
            {label}
            <span className="visually-hidden">, </span>
          </span>
        ))}
      {unread.map(({ from, text, why }) => (
        <span key={from} className={classes.unread} title={why}>
          <span className={`${kit.tiny} ${kit.strong}`}>{messages.ignoredText}</span> {text}
          <span className="visually-hidden">, </span>
        </span>
      ))}
    </span>
  )
}
