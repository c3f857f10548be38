import type { ReleaseSummary } from '#contract/releases.ts'
import { releaseMessages as messages } from './messages.ts'

/** What differs between two versions, as text for the command line. */
export function describeRelease(summary: ReleaseSummary): string {
  const { byField, examples } = summary
  return [
    messages.compared(summary),
    ...messages.counts(summary),
    ...(byField.length > 0
      ? [messages.byField, ...byField.map(({ field, records }) => messages.field(field, records))]
      : []),
    ...(examples.length > 0 ? [messages.examples, ...examples.map(messages.example)] : []),
  ].join('\n')
}
