export const logoPlaces = ['left', 'centre'] as const
export type LogoPlace = (typeof logoPlaces)[number]

/**
 * A language other than English that papers have: one with a `content/<code>/paper.json`
 * (scripts/constants/paper-languages.mjs).
 */
export interface LanguageOfPapers {
  code: string
  /** As in `<html lang>`. */
  locale: string
  /** In itself. */
  name: string
  /** What stored papers call it. */
  own: string
  /** What they call English with it below. */
  both: string
}

export const languagesOfPapers = JSON.parse(
  process.env.PAPER_LANGUAGES ?? '[]',
) as readonly LanguageOfPapers[]

/** The language of a paper's labels: its reader's, not that of the page. */
export type PaperLanguage = string

export const paperLanguages: readonly PaperLanguage[] = [
  'english',
  ...languagesOfPapers.flatMap(({ own, both }) => [own, both]),
]

/** The language other than English that is on a paper. */
export const languageOfPaper = (language: PaperLanguage): LanguageOfPapers | undefined =>
  languagesOfPapers.find(({ own, both }) => own === language || both === language)

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
  /**
   * The table of the tax by HSN code; no law asks for it where each line has its rate and the totals the heads of tax.
   */
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
