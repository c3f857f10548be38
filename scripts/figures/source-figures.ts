import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** Lines of a function, with its file and name. */
export interface FunctionSize {
  file: string
  name: string
  lines: number
}

/** What is counted in one TypeScript file. */
export interface SourceFigures {
  lines: number
  /** Relative imports that climb more than one folder. */
  climbingImports: number
  functions: FunctionSize[]
  /** Names of exported types. */
  exportedTypes: string[]
}

const isTypeOf = (node: ts.Node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)

const isExported = (node: ts.Node) =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

/** Counts what a file of TypeScript has. Pure but for the parser. */
export function sourceFigures(file: string, text: string): SourceFigures {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  const figures: SourceFigures = {
    lines: text.split('\n').length - 1,
    climbingImports: 0,
    functions: [],
    exportedTypes: [],
  }
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body && !isInsideFunction(node)) {
      const lines = lineOf(node.end) - lineOf(node.getStart()) + 1
      figures.functions.push({ file, name: nameOf(node), lines })
    }
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier) &&
      node.moduleSpecifier.text.startsWith('../../')
    )
      figures.climbingImports += 1
    if (isTypeOf(node) && isExported(node))
      figures.exportedTypes.push((node as ts.InterfaceDeclaration).name.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return figures
}

/** A function inside another one is counted with it. */
function isInsideFunction(node: ts.Node): boolean {
  for (let parent = node.parent; parent; parent = parent.parent) if (ts.isFunctionLike(parent)) return true
  return false
}

function nameOf(node: ts.Node): string {
  const named = node as { name?: ts.Node }
  if (named.name) return named.name.getText()
  return ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : '(unnamed)'
}

/** Reads and counts a file. Throws when it cannot be read. */
export const figuresOf = (file: string): SourceFigures => sourceFigures(file, readFileSync(file, 'utf8'))
