import { t } from '@/lib/language/words'
/** Why a line bears no GST, as its field offers it. */
export const EXEMPTIONS = {
  '': t('Choose'),
  nilRated: t('Nil-rated'),
  exempt: t('Exempt'),
  nonGst: t('Outside GST'),
}
