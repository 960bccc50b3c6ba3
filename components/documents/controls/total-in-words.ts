import { rupeesOnly } from '@/lib/invoicing/model/rupees-in-words'
import { names, t } from '@/lib/language/words'
import { amountInPageLanguage } from '@/lib/money/amount-in-words'

/** An amount in words in the language of the page; in English as cheques write it. */
export const totalInWords = (paise: number): string =>
  names('amounts') ? t('{0} only', amountInPageLanguage(paise / 100)) : rupeesOnly(paise)
