import { IconCheck, IconFileSpreadsheet, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type Step, steps } from '#features/matching/data/file-link.ts'
import { deleteMatch } from '#features/matching/data/job-actions.ts'
import { matchFileMessages as messages } from '#features/matching/messages/file.ts'
import { hasAnswers, isMatching, type MatchJob } from '#features/matching/model/file/job.ts'
import { searchAlone } from '#session/search.ts'
import { encodings } from '#shared/tabular/encoding.ts'
import { delimiterName, type Layout } from '#shared/tabular/layout.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import classes from './file.module.css'

interface Props {
  job: MatchJob
  step: Step
  onStep: (step: Step) => void
}

/** "986 rows · 11 columns · UTF-8, comma". */
function formatText({ understood: profile, state }: MatchJob): string {
  if (!profile) return state === 'unreadable' ? messages.cannotBeRead : messages.reading
  const { rows, columns, layout, packed } = profile
  return [
    messages.rowCount(rows),
    messages.columnCount(columns.length),
    [...formatNames(layout), ...(packed ? [messages.gzip] : [])].join(', '),
  ].join(' · ')
}

function formatNames(layout: Layout): string[] {
  if (layout.form === 'xlsx') return [messages.xlsx]
  if (layout.form === 'json') return [messages.jsonLines, encodings[layout.encoding]]
  return [encodings[layout.encoding], delimiterName(layout.delimiter)]
}

/** The name and format of the file, and its steps. */
export function FileHead({ job, step, onStep }: Props) {
  const navigate = useNavigate()
  const at = steps.indexOf(step)
  const canGo = hasAnswers(job) && !isMatching(job) && job.state !== 'columns'
  return (
    <section className={`${kit.surface} ${kit.below} ${classes.head}`} aria-label={messages.head}>
      <IconFileSpreadsheet className={kit.accent} size={20} stroke={1.6} aria-hidden />
      <div className={kit.narrow}>
        <h1 className={`${kit.truncate} ${kit.title}`}>
          <bdi>{job.name}</bdi>
        </h1>
        <p className={kit.second}>{formatText(job)}</p>
      </div>
      <ol className={`${kit.flex} ${kit.wrap} ${kit.muted} ${classes.steps}`} aria-label={messages.steps}>
        {steps.map((name, i) => (
          <li
            key={name}
            className={`${kit.line} ${kit.gap6}`}
            aria-current={name === step ? 'step' : undefined}
          >
            <span
              className={`${kit.center} ${kit.meta} ${kit.label} ${i < at ? kit.accentTone : kit.well} ${classes.stepSign}`}
              aria-hidden
            >
              {i < at ? <IconCheck size={12} stroke={2.4} /> : i + 1}
            </span>
            {canGo && i > 1 && name !== step ? (
              <button
                type="button"
                className={`${kit.textButton} ${kit.accent} ${classes.stepLink}`}
                onClick={() => onStep(name)}
              >
                {name}
              </button>
            ) : (
              name
            )}
          </li>
        ))}
      </ol>
      <IconButton
        Icon={IconTrash}
        label={messages.delete(job.name)}
        title={messages.deleteHint}
        onClick={() => void deleteMatch(job).then(() => navigate({ to: '/match/file', search: searchAlone }))}
      />
    </section>
  )
}
