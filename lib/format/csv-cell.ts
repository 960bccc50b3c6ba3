/** A number as written in our tables: a sign, digits with or without grouping, decimals. It is no formula. */
const PLAIN_NUMBER = /^[+-]?\d+(?:,\d+)*(?:\.\d+)?%?$/
/** Spaces, control signs and signs of no width, behind which a spreadsheet still finds a formula. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*/u
/** The signs a formula begins with, also full-width and as a minus of typography; a tab splits a cell when pasted. */
const FORMULA = /^[=+\-@|%＝＋－＠−﹢﹣﹦﹫]/u

/**
 * A cell that spreadsheets read as text or as a plain number, never as a formula: what could be one gets an apostrophe.
 * Source: OWASP, CSV Injection.
 */
export function csvCell(text: string): string {
  if (PLAIN_NUMBER.test(text)) return text
  const seen = text.replace(UNSEEN, '')
  return FORMULA.test(seen) || /^[\t\r\n]/.test(text) ? `'${text}` : text
}
