/** The entry of docs/links.md for the template of each kind; `unit` is what its amounts are in. */
const ENTRIES = {
  calculator: ({ slug, unit }) => `| \`/${slug}\` | default | takes | meaning |
| --- | --- | --- | --- |
| \`value\` | 1000 | ${unit} | |
| \`rate\` | 10 | per cent | |

Result: \`total\`.`,
  lookup: ({ slug }) => `| \`/${slug}\` | default | takes | meaning |
| --- | --- | --- | --- |
| \`code\` | none | text | the code to look up |

Result: \`name\`.`,
  page: ({ slug }) => `\`/${slug}\` has no controls and no results.`,
}

/**
 * Adds a tool to the text of docs/links.md, as the last of its category. Throws when there is no heading for
 * the category.
 *
 * @param {string} text
 * @param {{ kind: string, slug: string, category: string, unit: string }} tool
 */
export function addToLinks(text, tool) {
  const sections = text.split(/^(?=## )/m)
  const place = sections.findIndex((section) => headingOf(section) === tool.category)
  if (place < 0) throw new Error(`docs/links.md has no heading for ${tool.category}; add the tool by hand.`)
  const entry = ENTRIES[tool.kind](tool)
  return sections.toSpliced(place, 1, `${sections[place].trimEnd()}\n\n${entry}\n\n`).join('')
}

/** `## Everyday utilities` is the heading of everyday-utilities. */
const headingOf = (section) => /^## (.*)$/m.exec(section)?.[1].toLowerCase().replaceAll(' ', '-')
