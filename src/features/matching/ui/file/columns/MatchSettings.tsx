import { changeMatchSettings, selectKind } from '#features/matching/data/job-actions.ts'
import { planMessages as messages } from '#features/matching/messages/columns.ts'
import { MAX_CANDIDATES } from '#features/matching/model/file/columns/request-settings.ts'
import {
  canBeLookedUp,
  lookupFieldsOf,
  multipleMatchItem,
  roleColumnsOf,
} from '#features/matching/model/file/columns/row-request.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import { NumberSelect } from '#features/matching/ui/NumberSelect.tsx'
import type { FileProfile } from '#shared/tabular/file-profile.ts'
import { lineWord } from '#shared/tabular/layout.ts'
import { Code } from '#ui/Code.tsx'
import kit from '#ui/kit.module.css'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { Segments } from '#ui/Segments.tsx'
import file from '../file.module.css'
import classes from './columns.module.css'

const candidateLimits = Array.from({ length: MAX_CANDIDATES }, (_, i) => i + 1)
const minimumScores = [70, 75, 80, 85, 90, 95]

/** The kind of record to match against, candidates per row, and minimum score. */
export function MatchSettings({ job: { id, kind, limit, confidence } }: { job: MatchJob }) {
  return (
    <section className={`${kit.column} ${kit.gap8} ${kit.padded} ${kit.below} ${file.panePart}`}>
      <SectionTitle>{messages.matchAgainst}</SectionTitle>
      <Segments
        fullWidth
        size="xs"
        aria-label={messages.matchAgainst}
        value={kind}
        data={[
          { value: 'companies', label: messages.companies },
          { value: 'people', label: messages.people },
        ]}
        onChange={(value) => void selectKind(id, value)}
      />
      <NumberSelect
        label={messages.candidates}
        value={limit}
        options={candidateLimits}
        onChange={(next) => void changeMatchSettings(id, { limit: next })}
      />
      <NumberSelect
        label={messages.minimumScore}
        value={confidence}
        options={minimumScores}
        onChange={(next) => void changeMatchSettings(id, { confidence: next })}
      />
    </section>
  )
}

/** The request of the first row that can be looked up. */
export function FirstRequest({ job, profile }: { job: MatchJob; profile: FileProfile }) {
  const columns = roleColumnsOf(job.mapping)
  const [row, fields] = profile.sample
    .map((cells, i) => [profile.sampleLines[i] ?? 1, lookupFieldsOf(cells, columns)] as const)
    .find(([, it]) => canBeLookedUp(it)) ?? [1, {}]
  const title = messages.request(lineWord(profile.layout), row)
  return (
    <section className={`${kit.column} ${kit.gap8} ${kit.padded} ${kit.below} ${classes.request}`}>
      <SectionTitle note={<code className={kit.meta}>{messages.endpoint}</code>}>{title}</SectionTitle>
      <Code label={title} text={JSON.stringify(multipleMatchItem(row, fields, job), null, 2)} />
      <p className={kit.second}>{messages.nothingElse}</p>
    </section>
  )
}
