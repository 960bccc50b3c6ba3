/** Texts of the page, which other checks hold (scripts/check-words.mjs), and classes, which only pictures show. */
const isWords = ({ node, parent }) =>
  (node.type === 'JSXAttribute' && node.name.name === 'className') ||
  (parent?.type === 'CallExpression' && ['t', 'cx'].includes(parent.callee.name))

const wordsAndClasses = {
  shouldIgnore: (path) => (isWords(path) ? 'words of the page, and classes' : undefined),
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'words-and-classes', value: wordsAndClasses }]
