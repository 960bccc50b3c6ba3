import { columns, parseList } from './read-list.mjs'

function textOf(entries) {
  const rows = entries.map(({ ifsc, user, details }) => {
    const row = { ifsc, bank: user ?? '', bankcode: user === null ? ifsc.slice(0, 4) : '', ...details }
    const flags = details && (details.rails === '' ? '?' : details.rails.replace(/[a-z]/g, ''))
    const cells = { ...row, flags: flags ?? '', asof: details?.month ?? '' }
    return columns.map((name) => cells[name] ?? '').join('\t')
  })
  return `${[columns.join('\t'), ...rows].join('\n')}\n`
}

/** A newer list of bank codes, for kept-list.mjs. */
export const codeList = {
  name: 'ifsc-codes',
  parse: parseList,
  textOf,
  keyOf: ({ ifsc }) => ifsc,
  entry: 'code',
  keys: 'codes',
}
