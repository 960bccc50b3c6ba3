import type { ResultRows } from '@/components/results/result-row'
import { wordedRows, type WordsOf } from '@/components/results/worded-rows'
import type { TcsAnswer } from '@/lib/tax/tcs'
import { type TcsFigures, tcsFigures } from '@/lib/tax/tcs-figures'
import { t } from '@/lib/language/words'
import { limitText, sectionText } from './rows'

export const tcsRows = (answer: TcsAnswer): ResultRows => wordedRows(tcsFigures(answer), tcsWords(answer))

const tcsWords = ({ sections, terms, result }: TcsAnswer): WordsOf<TcsFigures> => ({
  tcs: 'TCS',
  totalWithTcs: { label: t('Amount with TCS'), short: t('With TCS') },
  tdsLimit: { label: t('Limit'), ...(terms && { text: limitText(terms, result.limit) }) },
  tdsRate: t('Rate'),
  section1961: t('Section, 1961 Act'),
  section2025: { label: t('Section, 2025 Act'), text: sectionText(sections.section2025) },
})
