import { differenceFrom } from '@/components/comparison/difference'

test.each([
  ['rupees', ['₹8,678', 8678.2], ['₹9,000', 8999.6], 321.4, '+₹321'],
  ['fewer rupees', ['₹9,000', 9000], ['₹8,678', 8678], -322, '−₹322'],
  ['paise where one has them', ['₹100', 100], ['₹100.50', 100.5], 0.5, '+₹0.50'],
  ['equal', ['₹100', 100], ['₹100', 100], 0, 'Same'],
  ['equal as shown', ['₹100', 100.1], ['₹100', 100.3], 0.2, 'Same'],
  ['per cent', ['8.5%', 8.5], ['9%', 9], 0.5, '+0.5%'],
  ['numbers', ['22.9', 22.857], ['24', 24], 1.143, '+1.1'],
  ['months', ['1 year 2 months', 14], ['8 months', 8], -6, '−6 months'],
] as const)('%s', (_, [text1, value1], [text2, value2], value, text) => {
  const found = differenceFrom({ text: text1, value: String(value1) }, { text: text2, value: String(value2) })
  expect(found?.text).toBe(text)
  expect(found?.value).toBeCloseTo(value, 9)
})

test.each([
  ['words', ['New regime', 'new'], ['Old regime', 'old']],
  ['a day', ['21 November 2026', '2026-11-21'], ['22 November 2026', '2026-11-22']],
  ['two units', ['₹100', '100'], ['8%', '8']],
  ['no value', ['—', ''], ['₹100', '100']],
] as const)('no difference of %s', (_, [text1, value1], [text2, value2]) => {
  expect(differenceFrom({ text: text1, value: value1 }, { text: text2, value: value2 })).toBeNull()
})
