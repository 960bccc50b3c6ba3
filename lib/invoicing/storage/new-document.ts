import type { CalendarDay } from '@/lib/calendar/calendar-day'
import type { BusinessDocument, DocumentOf } from '@/lib/invoicing/document/document'
import type { DocumentKind } from '@/lib/invoicing/document/document-kinds'
import { blankStyle, languagesOfPapers, type PaperLanguage } from '@/lib/invoicing/document/paper-style'
import { isRoll, type Look } from '@/lib/invoicing/document/look'
import type { Business } from '@/lib/invoicing/document/party'
import { blankDocument } from '@/lib/invoicing/model/blank-document'
import { blankBusiness } from '@/lib/invoicing/model/blank-party'
import { forNextDocument } from '@/lib/invoicing/model/registration'
import { isSamePerson } from '@/lib/invoicing/model/same-person'
import { nextNumber } from '@/lib/invoicing/model/numbering'
import { numbersTaken } from '@/lib/invoicing/rent/rent-receipts'
import { pageLanguage } from '@/lib/language/page-language'
import type { DocumentsAndSettings } from '@/lib/invoicing/model/saved-documents'

/** The issuer of the newest document, if the visitor wants it remembered. */
export function ownBusiness({ documents, settings }: DocumentsAndSettings): Business {
  if (settings.remember !== 'yes') return blankBusiness
  const newest = documents.findLast(({ business }) => business.name.trim() !== '')
  return newest?.business ?? settings.business ?? blankBusiness
}

/**
 * The number of a new document of a kind, in the series of its business: the remembered one, or that of
 * another document.
 */
export function numberFor(
  { documents, settings }: DocumentsAndSettings,
  kind: DocumentKind,
  date: CalendarDay,
  business: Business = ownBusiness({ documents, settings }),
): string {
  return nextNumber({
    kind,
    earlier: documents
      .filter((doc) => doc.kind === kind && isSamePerson(doc.business, business))
      .flatMap(numbersTaken),
    date,
    restartYearly: settings.restartYearly,
    wanted: settings.wantedNumber[kind],
  })
}

/** The look of an earlier document; a roll is for the kind of paper that was printed on it. */
const lookOf = ({ look, style }: BusinessDocument, usual: Look) => ({
  look: isRoll(look) ? usual : look,
  style,
})

const languageOfPage = (): PaperLanguage =>
  languagesOfPapers.find(({ code }) => code === pageLanguage().lang)?.own ?? 'english'

/** Where none was chosen: English is no choice, as papers had it before they had other languages. */
function languageAfter(newest: BusinessDocument | undefined): PaperLanguage {
  const { language } = newest?.style ?? blankStyle
  return language === blankStyle.language ? languageOfPage() : language
}

/**
 * A new document, not stored yet; its id is ''. Its paper has the language that was chosen last, at first
 * that of the page.
 */
export function newDocument<Kind extends DocumentKind>(
  saved: DocumentsAndSettings,
  kind: Kind,
  date: CalendarDay,
): DocumentOf<Kind> {
  const doc = blankDocument(kind, { id: '', number: numberFor(saved, kind, date), date, now: 0 })
  const newest = saved.documents.at(-1)
  const look = saved.settings.remember === 'yes' && newest ? lookOf(newest, doc.look) : doc
  const { paperLanguage } = saved.settings
  return forNextDocument({
    ...doc,
    business: ownBusiness(saved),
    look: look.look,
    style: { ...look.style, language: paperLanguage || languageAfter(newest) },
  })
}
