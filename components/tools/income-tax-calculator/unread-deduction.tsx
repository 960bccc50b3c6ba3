import { t } from '@/lib/language/words'

/** Where the way out of a deduction with a problem is, which the new regime locks. */
export const UnreadDeduction = () => (
  <p className="text-sm text-bad">{t('A deduction cannot be read. Choose Old Regime to correct it.')}</p>
)
