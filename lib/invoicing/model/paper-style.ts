export const logoPlaces = ['left', 'centre'] as const
export type LogoPlace = (typeof logoPlaces)[number]

/** What the visitor chooses of a look. */
export interface PaperStyle {
  /** '#rrggbb', '' for the colour of the look. */
  accent: string
  logo: LogoPlace
  /** Columns for the tax and for the total with tax of each line. */
  lineTax: boolean
  lineTotal: boolean
}
