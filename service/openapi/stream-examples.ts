import type { z } from 'zod'
import type { StreamEndpoints, StreamName } from '#contract/endpoints.ts'
import { examples } from './examples.ts'

/** One upload and the lines it may be answered with. */
export interface StreamExample<N extends StreamName = StreamName> {
  query: z.input<StreamEndpoints[N]['query']>
  rows: readonly z.input<StreamEndpoints[N]['row']>[]
  /** The same rows as CSV. */
  csv: string
  lines: readonly z.output<StreamEndpoints[N]['line']>[]
}

const found = examples.match[0]?.answer as NonNullable<(typeof examples.match)[0]>['answer']

/** An upload of every stream. */
export const streamExamples: { [N in StreamName]: StreamExample<N> } = {
  matchFile: {
    query: { requesttype: 'Company', limit: 1 },
    rows: [
      { RequestId: 'c-1', CompanyName: 'Hilltop Pizza', City: 'Providence', StateProvince: 'RI' },
      { RequestId: 'c-2', CompanyName: 'Hilltop Pizza', StateProvince: 'Rhodes' },
    ],
    csv: [
      'RequestId,CompanyName,City,StateProvince',
      'c-1,Hilltop Pizza,Providence,RI',
      'c-2,Hilltop Pizza,,Rhodes',
    ].join('\n'),
    lines: [
      { Row: 1, RequestId: 'c-1', ...found },
      {
        Row: 2,
        RequestId: 'c-2',
        Errors: [
          {
            Item: 'StateProvince',
            Description: 'StateProvince must be the two-letter code of a state or province',
          },
        ],
      },
    ],
  },
}
