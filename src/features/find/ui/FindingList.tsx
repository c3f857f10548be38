import { Combobox } from '@mantine/core'
import { kindNames as kindText } from '#criteria/kinds.ts'
import type { Sentence } from '#language/sentence.ts'
import kit from '#ui/kit.module.css'
import type { Finding } from '../data/findings.ts'
import classes from './find.module.css'

interface Props {
  id?: string
  findings: readonly Finding[]
  label: string
}

/** Findings as the options of a list, group by group. */
export function FindingList({ id, findings, label }: Props) {
  const groups = [...new Set(findings.map(({ group }) => group))]
  return (
    <Combobox.Options {...(id && { id })} className={classes.options} aria-label={label}>
      {groups.map((group) => (
        <Combobox.Group key={group} label={group} className={classes.group}>
          {findings
            .filter((finding) => finding.group === group)
            .map((finding) => (
              <Combobox.Option key={finding.id} value={finding.id} className={classes.option}>
                <Line finding={finding} />
              </Combobox.Option>
            ))}
        </Combobox.Group>
      ))}
    </Combobox.Options>
  )
}

function Line({ finding: { label, detail, act } }: { finding: Finding }) {
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

/** A sentence as the chips that it becomes, with what was not understood beside them. */
function Chips({ sentence: { kind, parts, unread } }: { sentence: Sentence }) {
  return (
    <span className={classes.chips}>
      {parts
        .filter(({ words }) => words !== kindText[kind].Title)
        .map(({ from, words }) => (
          <span key={from} className={classes.chip} data-excluded={words.startsWith('NOT ') || undefined}>
            {words}
            <span className="visually-hidden">, </span>
          </span>
        ))}
      {unread.map(({ from, text, why }) => (
        <span key={from} className={classes.unread} title={why}>
          <span className={`${kit.tiny} ${kit.strong}`}>not understood</span> {text}
          <span className="visually-hidden">, </span>
        </span>
      ))}
    </span>
  )
}
