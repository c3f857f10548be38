import ts from 'typescript'

/** Attributes whose values people read. */
const textAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'confirm',
  'description',
  'empty',
  'error',
  'heading',
  'hint',
  'label',
  'legend',
  'note',
  'nothingFoundMessage',
  'placeholder',
  'reason',
  'summary',
  'text',
  'title',
  'tooltip',
])

const joins = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.QuestionQuestionToken,
])

const hasLetters = (text: string) => /\p{L}{2}/u.test(text)

/** Texts with letters that are written in the JSX of a file: between elements, or in attributes that people read. */
export function interfaceTexts(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) texts.push(node.text.trim())
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent))
      texts.push(...literalsOf(node.expression))
    else if (ts.isJsxAttribute(node) && textAttributes.has(node.name.getText()))
      texts.push(...literalsOf(node.initializer))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts.filter(hasLetters)
}

/** Literals in the code of a file that begin with a capital letter and have three words or more: what only people read. */
export function sentences(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) texts.push(...literalsOf(node))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts.filter((it) => /^\p{Lu}.* /u.test(it) && (it.match(/\p{L}{2,}/gu)?.length ?? 0) >= 3)
}

/** The literals that an expression may be: also those of its conditions' branches. */
function literalsOf(node: ts.Node | undefined): string[] {
  if (!node) return []
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node))
    return [
      [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…'),
    ]
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)]
  if (ts.isBinaryExpression(node) && joins.has(node.operatorToken.kind))
    return [...literalsOf(node.left), ...literalsOf(node.right)]
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) return literalsOf(node.expression)
  return []
}
