import type { OtherRegistration } from '@/lib/identity/gstin'
import { t } from '@/lib/language/words'

/** Whose number it is that has the form of no ordinary GSTIN. */
export const otherRegistrationText: Record<OtherRegistration, string> = {
  oidar: t('This is the number of a supplier of online services from abroad (OIDAR). It has no PAN in it.'),
  nonResident: t('This is the number of a non-resident taxable person. It has no PAN in it.'),
  uin: t('This is the unique identity number (UIN) of a UN body, an embassy or a consulate.'),
  deductor: t('This is the number of a department or company as one that deducts TDS under GST.'),
  collector: t('This is the number of an online marketplace as one that collects TCS under GST.'),
}
