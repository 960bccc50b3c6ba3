import { t } from '@/lib/language/words'

/** 'INV-001, INV-002 and 3 more' */
export function firstFew(names: readonly (string | number)[], most: number): string {
  const few = names.slice(0, most).join(', ')
  return names.length > most ? t('{0} and {1} more', few, names.length - most) : few
}
