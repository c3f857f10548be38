import { expect, it } from 'vitest'
import { traceHeadersIn } from './trace-headers.ts'

const id = '0af7651916cd43dd8448eb211c80319c'
const span = 'b7ad6b7169203331'
const traceparent = `00-${id}-${span}-01`

it.each([
  ['a trace', { traceparent }, { traceparent }],
  ['a trace with a state', { traceparent, tracestate: 'a=1,b=2' }, { traceparent, tracestate: 'a=1,b=2' }],
  [
    'a later version',
    { traceparent: `01-${id}-${span}-01-more` },
    { traceparent: `01-${id}-${span}-01-more` },
  ],
  ['a version that there is not', { traceparent: `ff-${id}-${span}-01` }, undefined],
  ['a trace of zeros', { traceparent: `00-${'0'.repeat(32)}-${span}-01` }, undefined],
  ['a span of zeros', { traceparent: `00-${id}-${'0'.repeat(16)}-01` }, undefined],
  ['capital letters', { traceparent: traceparent.toUpperCase() }, undefined],
  ['more than a trace', { traceparent: `${traceparent}, x: y` }, undefined],
  ['a state alone', { tracestate: 'a=1' }, undefined],
  ['a state that is too long', { traceparent, tracestate: 'a'.repeat(513) }, { traceparent }],
  ['nothing', {}, undefined],
])('reads %s', (_, headers, expected) => expect(traceHeadersIn(headers)).toEqual(expected))
