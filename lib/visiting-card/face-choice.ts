/** The looks of a card. */
export const faces = ['paper', 'band', 'night'] as const

export type Face = (typeof faces)[number]
