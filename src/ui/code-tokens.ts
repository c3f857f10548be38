/** A part of a text of code and its kind; undefined for plain text. */
export interface Token {
  text: string
  kind: 'name' | 'text' | 'number' | 'word' | undefined
}

const pattern =
  /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')(\s*:)?|(?<![\w.-])(-?\d+(?:\.\d+)?)\b|(?<![\w-])(true|false|null|True|False|None|curl|const|async|function|return|await|import|export|if|throw|new|def|try|except)\b/g

/** The tokens of JSON, or roughly those of a script, in order. Together they are the whole text. */
export function tokensOf(code: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  const push = (text: string, kind: Token['kind']) => {
    if (text) tokens.push({ text, kind })
  }
  for (const match of code.matchAll(pattern)) {
    const [whole, quoted, colon, number] = match
    push(code.slice(at, match.index), undefined)
    if (quoted !== undefined) {
      push(quoted, colon === undefined ? 'text' : 'name')
      push(colon ?? '', undefined)
    } else push(whole, number === undefined ? 'word' : 'number')
    at = match.index + whole.length
  }
  push(code.slice(at), undefined)
  return tokens
}
