import type { Faq, Source, Step } from '@/lib/catalogue/tool'

/** What people type for a tool, set apart by commas. */
export const keywordsFrom = (text: string): string[] => text.trim().split(/,\s+/)

/** The steps of a tool, each by its name. */
export const stepsFrom = (texts: Readonly<Record<string, string>>): Step[] =>
  Object.entries(texts).map(([name, text]) => ({ name, text }))

/** Questions with their answers. */
export const faqsFrom = (answers: Readonly<Record<string, string>>): Faq[] =>
  Object.entries(answers).map(([question, answer]) => ({ question, answer }))

/** The addresses of sources by their titles, compared with the tool on one day. */
export const checkedOn = (day: string, addresses: Readonly<Record<string, string>>): Source[] =>
  Object.entries(addresses).map(([title, href]) => ({ title, href, checkedOn: day }))
