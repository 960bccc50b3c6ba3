import type { SupplyDocument } from '@/lib/invoicing/document/document'

/**
 * True for the form of a code of a customs location: six letters and digits, such as INNSA1.
 * Source: CBIC, ICEGATE, location codes, which begin with the country and the place of UN/LOCODE
 */
export const isPortCode = (code: string): boolean => /^[A-Z0-9]{6}$/i.test(code.trim())

/** The code of the port of an export; '' for none, and for one that has another form. */
export const portCodeOf = ({ references: { portCode = '' } }: SupplyDocument): string =>
  isPortCode(portCode) ? portCode.trim().toUpperCase() : ''
