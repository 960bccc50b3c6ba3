export const logoPlaces = ['left', 'centre'] as const
export type LogoPlace = (typeof logoPlaces)[number]

/** The language of a paper's labels: its reader's, not that of the page. Both: English above Hindi. */
export const paperLanguages = ['english', 'hindi', 'both'] as const
export type PaperLanguage = (typeof paperLanguages)[number]

/** The choices within a look: accent and place of the logo. */
export interface PaperStyle {
  /** '#rrggbb', '' for the colour of the look. */
  accent: string
  logo: LogoPlace
  /** Columns for the tax and for the total with tax of each line. */
  lineTax: boolean
  lineTotal: boolean
  /** Where rates include GST, the rate without it too. */
  bothRates: boolean
  /** The table of the tax by HSN code; no law asks for it where each line has its rate and the totals the heads of tax. */
  taxTable: boolean
  language: PaperLanguage
}

export const blankStyle: PaperStyle = {
  accent: '',
  logo: 'left',
  lineTax: false,
  lineTotal: false,
  bothRates: false,
  taxTable: true,
  language: 'english',
}
