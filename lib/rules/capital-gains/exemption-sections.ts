/** Sections of the 1961 Act that exempt gains which are invested again. Apart from their law, which few visits need. */
export const exemptionSections = ['54', '54F', '54EC'] as const
export type ExemptionSection = (typeof exemptionSections)[number]
