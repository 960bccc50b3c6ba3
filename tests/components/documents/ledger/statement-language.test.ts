import { languageOf, statementPaper } from '@/components/documents/ledger/statement-paper'
import { firstLine } from '@/components/documents/paper/paper-words'
import { accountsOf } from '@/lib/invoicing/ledger/accounts'
import { statementOf } from '@/lib/invoicing/ledger/statement'
import { bill as sample } from '@/tests/components/documents/pdf/pdf-files'
import { bill, day, paid } from '@/tests/lib/invoicing/ledger/histories'
import { HINDI_WORDS } from '@/tests/components/documents/paper/hindi-words'

const [FROM, TO] = [day(0), day(364)]
const parties = { business: sample.business, client: sample.client }
const documents = [
  bill('INV-1', day(0), 1000, parties),
  paid('RCT-1', day(2), 400, 'INV-1', {
    ...parties,
    style: { ...sample.style, language: 'hindi' },
  }),
]
const [account] = accountsOf(documents)
const statement = statementOf(account!, FROM, TO)

test('a statement has the language of the newest document', () => {
  expect(languageOf(account!)).toBe('hindi')
  const paper = statementPaper(account!, { statement, from: FROM, to: TO, wording: HINDI_WORDS.hindi })
  expect(paper.title).toBe('खाते का हिसाब')
  expect(paper.table!.columns.map(({ heading }) => heading)).toEqual([
    ...['तारीख', 'ब्योरा', 'डेबिट', 'क्रेडिट', 'बकाया'],
  ])
  expect(paper.table!.rows.map((row) => row[1])).toEqual([
    'शुरुआती बकाया',
    'इनवॉइस INV-1',
    'रसीद RCT-1, INV-1 पर',
  ])
  expect(paper.sums.at(-1)).toEqual({ label: 'बकाया राशि', value: '₹600.00', strong: true })
  expect(paper.words).toBe('छह सौ रुपये मात्र')
})

test('a statement in both languages has the English above', () => {
  const english = statementPaper(account!, { statement, from: FROM, to: TO })
  const paper = statementPaper(account!, { statement, from: FROM, to: TO, wording: HINDI_WORDS.both })
  expect(paper.sums.map(({ label }) => firstLine(label))).toEqual(english.sums.map(({ label }) => label))
  expect(paper.table!.rows).toEqual(english.table!.rows)
})
