import type { Link } from '@/lib/inputs/tool-inputs'

/** For a control, its text by the name of another that a link carries. */
export type Implications = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The texts that a link implies by the names it carries: a link with `basic` asks from the parts of a salary. */
export function impliedTexts(implications: Implications, { search, hash }: Link): Record<string, string> {
  const carried = new URLSearchParams(`${search.replace(/^\?/, '')}&${hash.replace(/^#/, '')}`)
  const texts: Record<string, string> = {}
  for (const [control, byName] of Object.entries(implications)) {
    const name = Object.keys(byName).find((each) => carried.has(each))
    if (name !== undefined) texts[control] = byName[name]!
  }
  return texts
}
