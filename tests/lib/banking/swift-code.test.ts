import { abroadGaps } from '@/lib/banking/swift-code'

test.each([
  ['A/c 5020 0012 3456 78, SWIFT: ICICINBBCTS', []],
  ['account 123456789 swift sbininbb104', []],
  ['SWIFT HDFCINBB', ['account']],
  // Letters of a longer word are no code, and a bank abroad is none of ours.
  ['A/c 50200012345678, MAINTENANCEINBOX, CHASUS33', ['swift']],
  ['', ['account', 'swift']],
])('bank details %j lack %j', (bank, gaps) => {
  expect(abroadGaps(bank)).toEqual(gaps)
})
