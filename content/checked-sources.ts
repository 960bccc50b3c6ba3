import type { Source } from '@/lib/catalogue/tool'

type Read = Omit<Source, 'checkedOn'> & Partial<Source>

/** The sources of a tool, compared with it on one day unless a source names another. */
export const checkedOn = (day: string, sources: readonly Read[]): readonly Source[] =>
  sources.map((source) => ({ checkedOn: day, ...source }))
