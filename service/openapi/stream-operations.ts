import { type StreamName, streamEndpoints } from '#contract/endpoints.ts'
import { MAX_ROW_BYTES, ROWS_PER_CALL } from '#contract/match.ts'
import { rowTypes } from '../http/media.ts'
import { rates } from './answers.ts'
import { rowParameterDescriptions } from './body-descriptions.ts'
import { listed } from './operations.ts'
import { schemaOf } from './schemas.ts'
import { type StreamExample, streamExamples } from './stream-examples.ts'

const notes: Record<StreamName, string> = {
  matchFile: [
    'The body is a stream of rows, and so is the answer: one line of JSON for each row, in order (extension).',
    `Rows are objects, one per line (NDJSON), or lines of CSV with a header line; names in any letter case, at most ${MAX_ROW_BYTES.toLocaleString('en-US')} bytes per row.`,
    'Empty lines are ignored. An invalid row is answered with `Errors` and does not stop the others.',
    `Each ${ROWS_PER_CALL} rows, or a part of them, count as one call for the cap; the whole upload counts as one call for the rate. When the cap is used up, the last line has the number of the first unanswered row and an \`Error\` with status 403.`,
    'Every row is billed before its line is sent. With an `Idempotency-Key` a row that was billed is not billed again for a week: a row is identified by its RequestId, or by its number if it has none, and by its values. An interrupted upload can be repeated in full, with `from`, or with the remaining rows.',
  ].join(' '),
}

/** One example for each row or line. */
const eachOf = (name: string, values: readonly object[]) =>
  Object.fromEntries(values.map((value, i) => [`${name}${i + 1}`, { value }]))

/** One stream of the description. */
export function streamOperationOf(name: StreamName) {
  const { path, query, row, line, summary } = streamEndpoints[name]
  const example: StreamExample = streamExamples[name]
  const rowSchema = schemaOf(row, 'input').own
  const lineSchema = schemaOf(line, 'output').own
  const errors = ['400', '401', '403', '405', '415', '429', '500'].map((status) => [
    status,
    { $ref: `#/components/responses/Error${status}` },
  ])
  return {
    operationId: name,
    tags: ['Match'],
    summary,
    description: notes[name],
    parameters: listed(schemaOf(query, 'input').own, 'query', path, 'companies', rowParameterDescriptions),
    requestBody: {
      required: true,
      content: {
        [rowTypes.ndjson]: { schema: rowSchema, examples: eachOf('row', example.rows.slice(0, 1)) },
        [rowTypes.csv]: { schema: { type: 'string' }, examples: { rows: { value: example.csv } } },
      },
    },
    responses: {
      200: {
        description: 'One line for each row, in order.',
        headers: rates,
        content: {
          [rowTypes.ndjson]: { schema: lineSchema, examples: eachOf('line', example.lines) },
        },
      },
      ...Object.fromEntries(errors),
    },
  }
}
