import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hasXmllint, wellFormed } from '../testing/xmllint.ts'
import { malformedReason } from './well-formed.ts'

const sound = [
  '<?xml version="1.0" encoding="UTF-8"?>\n<a x="1" y=\'2\'><City>A&amp;B</City><!-- c --><d/><![CDATA[x]]></a>',
  '<a><b>1</b><b>&#65;</b><?p q?></a>',
  '<s:a xmlns:s="urn:x"><s:PostalCode><i>02903</i></s:PostalCode></s:a>\n',
]
const bits =
  '< > / & " \' = ! ? - -- [ ] ]]> a x 1 : ; . # \n \u0001 \uFFFE é &#65; &lt; &x; <!-- --> <![CDATA[ <?p ?> <a> </a> <a/> xml'
const bit = fc.constantFrom(' ', ...bits.split(' '))

/** A well-formed document with one to three places where a few characters are replaced. */
const nearlySound = fc
  .tuple(
    fc.constantFrom(...sound),
    fc.array(fc.tuple(fc.nat(100), fc.nat(3), fc.option(bit, { nil: '' })), { minLength: 1, maxLength: 3 }),
  )
  .map(([text, edits]) =>
    edits.reduce((now, [percent, cut, put]) => {
      const at = Math.round((percent * now.length) / 100)
      return now.slice(0, at) + put + now.slice(at + cut)
    }, text),
  )

it('takes nothing for sound that xmllint refuses', { skip: !hasXmllint() }, () => {
  const documents = [...sound, ...fc.sample(nearlySound, 2000)]
  const expected = wellFormed(documents)
  const taken = documents.map((text) => malformedReason(text) === undefined)
  expect(documents.filter((_, i) => taken[i] && !expected[i])).toEqual([])
  expect(taken.slice(0, sound.length)).toEqual([true, true, true])
  const refused = documents.filter((_, i) => !taken[i] && expected[i])
  expect(refused.length).toBeLessThan(documents.length / 20)
})

it.each([
  `<?xml version='1.0"?><a/>`,
  `<?xml version="1.0" encoding="UTF-8'?><a/>`,
  `<?xml version="1.0" standalone='yes"?><a/>`,
])('refuses %s, whose quotes do not match', (text) => {
  expect(malformedReason(text)).toBeDefined()
})
