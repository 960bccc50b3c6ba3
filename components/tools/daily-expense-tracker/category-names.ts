import { usualCategories } from '@/lib/expenses/expense'
import { nameOf } from '@/lib/language/words'

/** Categories are stored by their English names, so that a list means the same in every language of the site. */
export const shownCategory = (category: string): string => nameOf('expense-categories', category)

/** The category that is stored for what a field shows. */
export const storedCategory = (shown: string): string =>
  usualCategories.find((category) => shownCategory(category) === shown.trim()) ?? shown
