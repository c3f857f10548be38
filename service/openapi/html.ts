/** HTML that is safe to insert into other HTML. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | undefined | false | readonly Part[]

/** HTML from a template: texts are escaped, HTML is not, lists are joined, undefined and false are skipped. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((text, i) => text + written(parts[i])).join(''))
}

function written(part: Part): string {
  if (part instanceof Html) return part.text
  if (part === undefined || part === false) return ''
  return typeof part === 'object' ? part.map(written).join('') : escaped(String(part))
}

const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => references[character] as string)

/** A text whose parts between backquotes are code. */
export function prose(text: string): Html[] {
  return text.split('`').map((part, i) => (i % 2 ? html`<code>${part}</code>` : html`${part}`))
}
