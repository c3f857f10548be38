import { Button, Group, Progress } from '@mantine/core'
import { count, percent } from '../../criteria/format.ts'
import { ProblemNote } from '../../ui/ProblemNote.tsx'
import { WaitNote } from '../../ui/WaitNote.tsx'
import classes from './export.module.css'
import type { ExportState, useExport } from './useExport.ts'

type Job = Pick<ReturnType<typeof useExport>, 'cancel' | 'resume' | 'saveRead'>
type At<Step> = Extract<ExportState, { step: Step }>

interface Props {
  state: Exclude<ExportState, { step: 'idle' }>
  job: Job
  onClose: () => void
}

/** How far an export has come, and what can be done with it: cancel, go on, keep what was read. */
export function ExportProgress({ state, job, onClose }: Props) {
  const { written, total } = state
  return (
    <div className={classes.plan}>
      <Progress value={total ? (100 * written) / total : 100} aria-label="Records read" />
      <p className={classes.hint} aria-live="polite">
        {count(written)} of {count(total)} records, {percent(written, total)}
      </p>
      {state.step === 'running' && <Running state={state} job={job} />}
      {state.step === 'failed' && <Failed state={state} job={job} />}
      {state.step === 'done' && (
        <>
          <p className={classes.done}>{doneWords(state)}</p>
          <Button ml="auto" onClick={onClose}>
            Done
          </Button>
        </>
      )}
    </div>
  )
}

function Running({ state: { waitSeconds, written }, job }: { state: At<'running'>; job: Job }) {
  return (
    <>
      {waitSeconds !== undefined && <WaitNote key={written} seconds={waitSeconds} />}
      <Button variant="default" ml="auto" onClick={job.cancel}>
        Cancel
      </Button>
    </>
  )
}

/** What was read is kept: the export goes on from there, or the file is saved as far as it goes. */
function Failed({ state: { problem, written }, job }: { state: At<'failed'>; job: Job }) {
  return (
    <>
      <ProblemNote problem={problem} />
      <Group gap={8} justify="flex-end">
        <Button variant="subtle" onClick={job.cancel}>
          Back
        </Button>
        {written > 0 && (
          <Button variant="default" onClick={job.saveRead}>
            Save the {count(written)} read
          </Button>
        )}
        <Button onClick={job.resume}>Continue</Button>
      </Group>
    </>
  )
}

/** What was saved, and any difference from what was counted. */
function doneWords({ file, written, total, repeated }: At<'done'>): string {
  const missing = total - written
  const notes = [
    missing > 0 && `${count(missing)} fewer than were counted: the data may have changed meanwhile.`,
    repeated > 0 && `${count(repeated)} came twice and were written once.`,
  ].filter(Boolean)
  return [`Saved as ${file}.`, ...notes].join(' ')
}
