import ts from 'typescript'
import { edited } from '../page-elements.mjs'

/** Reads and rewrites sources and bundled scripts by TypeScript's syntax tree. */

/** @returns {{ text: string, source: ts.SourceFile, nodes: ts.Node[] }} every part of a source, in its order */
export function parsed(text, file = 'source.tsx') {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const nodes = []
  const visit = (node) => {
    nodes.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { text, source, nodes }
}

/** @returns {string} the source with some parts written anew: `write` returns undefined for those that stay */
export function rewritten({ text, source, nodes }, write) {
  const edits = nodes.map((node) => ({
    start: node.getStart(source),
    end: node.end,
    text: write(node, source),
  }))
  return edited(
    text,
    edits.filter((edit) => edit.text !== undefined),
  )
}

const kept = new Map()

/** @returns what `make` makes of a source, once for all pages that it is part of; `use` is what that is for */
export function oncePerSource(use, source, make) {
  const key = `${use}\n${source}`
  if (!kept.has(key)) kept.set(key, make())
  return kept.get(key)
}

/** Whether it is `import(…)`, not the type `import('…')`. */
export const isImportCall = (node) =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword

/** @returns {ts.StringLiteral | undefined} the file of `new URL('file', import.meta.url)` */
export function assetFile(node) {
  if (!ts.isNewExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== 'URL') return
  const [file, base] = node.arguments ?? []
  const isOwnAddress =
    base &&
    ts.isPropertyAccessExpression(base) &&
    ts.isMetaProperty(base.expression) &&
    base.name.text === 'url'
  return isOwnAddress && ts.isStringLiteralLike(file) ? file : undefined
}

/** @returns {ts.StringLiteral | undefined} the address of `() => import('address')` */
export function importedByFunction(node) {
  if (!ts.isArrowFunction(node) || node.parameters.length || !isImportCall(node.body)) return
  const [address] = node.body.arguments
  return ts.isStringLiteralLike(address) ? address : undefined
}

/** @returns {boolean} whether a module has an export by default */
export const hasDefaultExport = ({ nodes }) =>
  nodes.some(
    (node) =>
      (ts.isExportAssignment(node) && !node.isExportEquals) ||
      (ts.isExportSpecifier(node) && node.name.text === 'default') ||
      node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword),
  )

/** The texts that are written out in an expression, without the spaces around them. */
function textsIn(expression) {
  if (ts.isStringLiteralLike(expression)) return [expression.text.trim()]
  const texts = []
  ts.forEachChild(expression, (child) => void texts.push(...textsIn(child)))
  return texts
}

/**
 * @returns {Set<string>} the names that a module takes of another; of `import * as React` those that it
 * reads, `React.memo`
 */
export function namesTaken({ nodes }, from) {
  const statements = nodes.filter(
    (node) =>
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier?.text === from &&
      !(node.isTypeOnly ?? node.importClause?.isTypeOnly),
  )
  const bindings = statements.map((one) => one.importClause?.namedBindings ?? one.exportClause)
  const whole = new Set(bindings.flatMap((one) => (one && ts.isNamespaceImport(one) ? [one.name.text] : [])))
  const read = nodes.filter(
    (node) =>
      ts.isPropertyAccessExpression(node) &&
      ts.isIdentifier(node.expression) &&
      whole.has(node.expression.text),
  )
  // Packages hide a name from other bundlers so: React[' useId '.trim().toString()].
  const computed = nodes.filter(
    (node) =>
      ts.isElementAccessExpression(node) &&
      ts.isIdentifier(node.expression) &&
      whole.has(node.expression.text),
  )
  const named = bindings.flatMap((one) => one?.elements ?? [])
  return new Set([
    ...read.map(({ name }) => name.text),
    ...computed.flatMap(({ argumentExpression }) => textsIn(argumentExpression)),
    ...named.map(({ name, propertyName }) => (propertyName ?? name).text),
  ])
}
