/** How a paper is set: on A4, on A5 (`a5`) or on a till's roll. */
export const looks = ['plain', 'boxed', 'modern', 'a5', 'letterhead', 'thermal', 'thermal58'] as const
export type Look = (typeof looks)[number]

/** The rolls of a till's printer: 80 and 58 mm wide. */
export const isRoll = (look: Look): boolean => look === 'thermal' || look === 'thermal58'
