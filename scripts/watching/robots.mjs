/**
 * What a `robots.txt` lets a program fetch (RFC 9309): the rules of the group that names it, or else of `*`;
 * the longest pattern that fits decides, and of two of one length the one that allows.
 *
 * @param {string} text the file; '' for a site without one
 * @param {string} agent the name of the program, as in its User-Agent
 * @returns {(path: string) => boolean} whether a path with its query may be fetched
 */
export function robotsOf(text, agent) {
  const groups = groupsIn(text)
  const named = groups.filter(({ agents }) => agents.includes(agent.toLowerCase()))
  const rules = (named.length > 0 ? named : groups.filter(({ agents }) => agents.includes('*'))).flatMap(
    (group) => group.rules,
  )
  return (path) => {
    const fitting = rules.filter(({ pattern }) => pattern.test(path))
    const longest = Math.max(...fitting.map(({ length }) => length))
    const deciding = fitting.filter(({ length }) => length === longest)
    return deciding.length === 0 || deciding.some(({ allows }) => allows)
  }
}

/** Lines of agents one after the other share the rules that follow. */
function groupsIn(text) {
  const groups = []
  let isNaming = false
  for (const line of text.split(/\r?\n/)) {
    const [field, ...rest] = line.replace(/#.*/, '').split(':')
    const name = rest.length > 0 ? field.trim().toLowerCase() : null
    const value = rest.join(':').trim()
    if (name === 'user-agent') {
      if (!isNaming) groups.push({ agents: [], rules: [] })
      groups.at(-1).agents.push(value.toLowerCase())
    } else if ((name === 'allow' || name === 'disallow') && value !== '') {
      groups.at(-1)?.rules.push({ allows: name === 'allow', length: value.length, pattern: patternOf(value) })
    }
    if (name) isNaming = name === 'user-agent'
  }
  return groups
}

/** `*` is any characters, a closing `$` for the end of the path. */
function patternOf(value) {
  const [, body, end] = /^(.*?)(\$?)$/.exec(value)
  const parts = body.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}${end}`)
}
