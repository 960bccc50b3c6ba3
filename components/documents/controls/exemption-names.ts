/** Why a line bears no GST, as its field offers it. */
export const EXEMPTIONS = { '': 'Choose', nilRated: 'Nil-rated', exempt: 'Exempt', nonGst: 'Outside GST' }
