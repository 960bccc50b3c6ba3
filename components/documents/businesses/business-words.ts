import type { Businesses, KeptBusiness } from '@/lib/invoicing/storage/business-list'
import type { NotSaved } from '@/lib/storage/browser-storage'
import { t } from '@/lib/language/words'

/** The name of a business, or its place in the list where it has none. */
export const businessName = ({ id, name }: KeptBusiness, all: Businesses): string =>
  name || t('Business {0}', all.findIndex((one) => one.id === id) + 1)

/** Why another business was not opened, added or taken over. */
export const notStoredWords = (reason: NotSaved): string =>
  t(
    reason === 'full'
      ? 'The browser has no room left, so nothing was changed. Export the documents to a file below, or delete some.'
      : 'This browser does not let the page save anything, so there can be only one business.',
  )
