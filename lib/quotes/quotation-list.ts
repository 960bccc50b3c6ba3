import { pageLanguage } from '@/lib/language/page-language'
import { nameOf } from '@/lib/language/words'
import { classicalQuotations } from '@/lib/quotes/classical-quotations'
import { medievalQuotations } from '@/lib/quotes/medieval-quotations'
import { modernQuotations } from '@/lib/quotes/modern-quotations'
import type { QuotedText } from '@/lib/quotes/quotation'
import { worldQuotations } from '@/lib/quotes/world-quotations'

/** All quotations. Favourites are kept by their text, so that the order may change. */
export const quotations: readonly QuotedText[] = [
  ...classicalQuotations,
  ...medievalQuotations,
  ...modernQuotations,
  ...worldQuotations,
].flat()

/**
 * The place of the next quotation: any but the current one, each equally likely.
 * @param draw from 0, below 1, as `Math.random` gives it
 */
export function nextPlace(count: number, current: number | null, draw: number): number {
  if (current === null || count < 2) return Math.floor(draw * count)
  const place = Math.floor(draw * (count - 1))
  return place < current ? place : place + 1
}

/** The places of those in the language of the page, one of which a visit opens with. */
export const openingPlaces = (): readonly number[] =>
  quotations.flatMap(({ language }, place) => (pageLanguage().lang.startsWith(language) ? [place] : []))

/** In the language of the page; null for a quotation that is in it. */
export function translationOf({ text, translation }: QuotedText): string | null {
  const own = nameOf('quotations', translation ?? text)
  return own === text ? null : own
}

export const authorOf = ({ author }: QuotedText): string => nameOf('quotation-sources', author)

/**
 * The source of a quotation: the work and its year, which is not repeated where the work is a dated speech or letter.
 */
export function placeOf({ work, year }: QuotedText): string {
  const shown = nameOf('quotation-sources', work)
  return work.includes(year) ? shown : `${shown}, ${nameOf('quotation-sources', year)}`
}

/** A quotation as text: its words, in the language of the page too where they are not, and the speaker and source. */
export function quotationText(quotation: QuotedText): string {
  const { text, author, work } = quotation
  const translation = translationOf(quotation)
  const translated = translation === null ? '' : `\n${translation}`
  const by = work.includes(author) ? '' : `${authorOf(quotation)}, `
  return `“${text}”${translated}\n— ${by}${placeOf(quotation)}`
}
