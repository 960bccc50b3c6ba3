/** Decimals of the currencies that do not have two. */
const DECIMALS: Readonly<Record<string, number>> = { JPY: 0, KRW: 0, BHD: 3, JOD: 3, KWD: 3, OMR: 3 }

/**
 * How many decimals amounts of a currency have: 100 paise are a rupee, 1,000 fils a Kuwaiti dinar, and a yen
 * has no parts. Source: ISO 4217, list one (six-group.com, column "Mnr unts"), as in Wikipedia, "ISO 4217"
 */
export const decimalsOf = (code: string): number => DECIMALS[code] ?? 2

/** How many of its smallest units are one of a currency. */
export const minorUnitsIn = (code: string): bigint => 10n ** BigInt(decimalsOf(code))
