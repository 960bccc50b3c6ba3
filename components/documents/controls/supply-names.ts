import { t } from '@/lib/language/words'

/** The bill types. */
export const SUPPLIES = {
  tax: t('Tax invoice'),
  composition: t('Bill of supply (composition scheme)'),
  exempt: t('Bill of supply (exempt goods or services)'),
  mixed: t('Invoice-cum-bill of supply (taxable and exempt)'),
  unregistered: t('Bill without GST registration'),
}
