import { type Rule, RuleNotKnown, ruleOn } from '@/lib/rules/rule'

const source = { title: 'A gazette', href: 'https://example.in/gazette' }
const rate: Rule<number> = {
  label: 'A rate',
  unit: 'per cent',
  checkedOn: '2026-11-21',
  values: [
    { from: '2017-07-01', value: 28, source },
    { from: '2025-09-22', value: 40, source },
    { from: '2026-04-01', value: 18, source },
  ],
}

describe('a rule on a day', () => {
  it.each([
    ['2017-07-01', 28, 'the first day of the first row'],
    ['2025-09-21', 28, 'the last day before the second'],
    ['2025-09-22', 40, 'the first day of the second'],
    ['2026-03-31', 40, 'the last day of the second'],
    ['2026-04-01', 18, 'the first day of the last'],
    ['2099-12-31', 18, 'the last row has no end'],
  ])('%s is %d: %s', (date, value) => {
    expect(ruleOn(rate, date).value).toBe(value)
  })

  it.each([
    ['bill', 18],
    ['act', 12],
    ['notified', 12],
  ] as const)('counts a row to come by what announced it: %s, %d', (announced, value) => {
    const to = { ...rate, values: [...rate.values, { from: '2027-04-01', value: 12, source, announced }] }
    expect(ruleOn(to, '2027-03-31').value).toBe(18)
    expect(ruleOn(to, '2027-04-01').value).toBe(value)
  })

  it('brings the first day and the source along', () => {
    expect(ruleOn(rate, '2026-01-01')).toEqual({ from: '2025-09-22', value: 40, source })
  })

  it.each(['2017-06-30', '1961-04-01', '0001-01-01'])('%s is not known, and nothing is guessed', (date) => {
    expect(() => ruleOn(rate, date)).toThrow(RuleNotKnown)
    expect(() => ruleOn(rate, date)).toThrow(`A rate: not known on ${date}`)
  })

  it('is not known on any day when there is no row', () => {
    expect(() => ruleOn({ ...rate, values: [] }, '2026-01-01')).toThrow(RuleNotKnown)
  })

  it.each(['', 'today', '2026', '2026-4-1', '01-04-2026', '2026-04-01T00:00:00Z', '12026-04-01'])(
    "'%s' is no day, which is a fault of ours and not a gap in the law",
    (date) => {
      expect(() => ruleOn(rate, date)).toThrow(RangeError)
    },
  )

  it('names its fault, so that a screen can tell it from others', () => {
    expect(new RuleNotKnown('A rate', '2017-06-30').name).toBe('RuleNotKnown')
  })
})
