/** Stryker leaves the name and the link of a source alone: a test could only repeat them letter by letter. */
const citedWords = {
  shouldIgnore({ node, parent }) {
    const isCited =
      node.type === 'StringLiteral' && parent?.type === 'ObjectProperty' && parent.value === node
    return isCited && ['title', 'href'].includes(parent.key.name) ? 'the words of a source' : undefined
  },
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'cited-words', value: citedWords }]
