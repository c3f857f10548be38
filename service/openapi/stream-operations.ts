import { type StreamName, streamEndpoints } from '#contract/endpoints.ts'
import { MAX_ROW_BYTES, ROWS_PER_CALL } from '#contract/match.ts'
import { rowTypes } from '../http/media.ts'
import { rates } from './answers.ts'
import { rowParameterWords } from './body-descriptions.ts'
import { listed } from './operations.ts'
import { schemaOf } from './schemas.ts'
import { type StreamExample, streamExamples } from './stream-examples.ts'

const notes: Record<StreamName, string> = {
  matchFile: [
    'The body is a stream of rows, and so is the answer: one line of JSON for each row, in order (extension).',
    `Rows are objects, one a line (NDJSON), or lines of CSV whose first one names the fields; names in any letter case, ${MAX_ROW_BYTES.toLocaleString('en-US')} bytes a row at most.`,
    'Empty lines are no rows. A row that is wrong is answered with `Errors` and does not stop the others.',
    `The first ${ROWS_PER_CALL} rows are one call for the cap, and so is each ${ROWS_PER_CALL} more; for the throttle the whole upload is one call. When the cap is used up, the last line has the first row without an answer and an \`Error\` with status 403.`,
    'Every row is billed before its line is sent. With an `Idempotency-Key` a row that was billed is not billed again for a week: a row is known by its RequestId, or by its number where it has none, and by its values. An upload that was cut off can be repeated whole, with `from`, or with the rest of its rows.',
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
    parameters: listed(schemaOf(query, 'input').own, 'query', path, 'companies', rowParameterWords),
    requestBody: {
      required: true,
      content: {
        [rowTypes.ndjson]: { schema: rowSchema, examples: eachOf('row', example.rows.slice(0, 1)) },
        [rowTypes.csv]: { schema: { type: 'string' }, examples: { rows: { value: example.csv } } },
      },
    },
    responses: {
      200: {
        description: 'One line for each row, as they come.',
        headers: rates,
        content: {
          [rowTypes.ndjson]: { schema: lineSchema, examples: eachOf('line', example.lines) },
        },
      },
      ...Object.fromEntries(errors),
    },
  }
}
