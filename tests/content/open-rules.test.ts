import Ajv2020 from 'ajv/dist/2020'
import { openRuleFiles, openRules } from '@/content/open-rules'
import { incomeTaxLaw } from '@/lib/rules/income-tax/tax-law'

/** As other programs read it. */
const published = (file: string) => JSON.parse(JSON.stringify(openRuleFiles[file])) as Record<string, unknown>

const isRuleFile = (file: string) => !['index.json', 'schema.json'].includes(file)
const files = Object.keys(openRuleFiles).filter(isRuleFile)

test.each(files)('%s keeps to the schema', (file) => {
  const validate = new Ajv2020({ strict: true }).compile(published('schema.json'))
  expect(validate(published(file)) ? [] : validate.errors).toEqual([])
})

test('the schema refuses a row without a source or a first day', () => {
  const validate = new Ajv2020({ strict: true }).compile(published('schema.json'))
  const gst = published('gst.json') as { rules: Record<string, { values: Record<string, unknown>[] }> }
  for (const name of ['source', 'from', 'value']) {
    const [row, ...rows] = gst.rules.rates!.values
    const { [name]: _left, ...without } = row!
    const rules = { rates: { ...gst.rules.rates, values: [without, ...rows] } }
    expect(validate({ ...gst, rules })).toBe(false)
  }
})

test('the index lists every file with the latest day of its rules', () => {
  const { files: listed } = published('index.json') as { files: { path: string; checkedOn: string }[] }
  expect(listed.map(({ path }) => path)).toEqual(files.map((file) => `/api/rules/${file}`))
  for (const { checkedOn } of listed) expect(checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/)
})

test('a file holds the very rows that the tools count by, the oldest first', () => {
  const { rules } = published('income-tax.json') as { rules: { law: { values: { from: string }[] } } }
  expect(rules.law.values.map(({ from }) => from)).toEqual(incomeTaxLaw.values.map(({ from }) => from))
  expect(Object.keys(openRules['stamp-duty'].rules)).toHaveLength(36)
  expect(Object.keys(openRules.tds.rules).length).toBeGreaterThanOrEqual(28)
  expect(Object.keys(openRules.electricity.rules).length).toBeGreaterThanOrEqual(15)
})
