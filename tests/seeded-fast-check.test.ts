import fc from 'fast-check'

test('the random values of a run are the same each time', () => {
  const { seed } = fc.readConfigureGlobal()
  expect(fc.sample(fc.integer(), 5)).toEqual(fc.sample(fc.integer(), { seed: seed!, numRuns: 5 }))
})
