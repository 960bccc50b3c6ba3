import type { Rule, RuleSource } from '@/lib/rules/rule'

const parliament: RuleSource = {
  title: 'Constitution of India, Article 84: qualification for membership of Parliament',
  href: 'https://constitutionofindia.net/?p=1046',
}

const childMarriage: RuleSource = {
  title: 'Prohibition of Child Marriage Act, 2006, section 2(a), as quoted in a judgment of 2019',
  href: 'https://rudrajyotinathray.com/2019/11/23/prohibition-of-child-marriage/',
}

const slabsByAge: RuleSource = {
  title: 'TaxTMI: Union Budget 2025-26, rates for AY 2026-27 (slabs by age)',
  href: 'https://www.taxtmi.com/tmi_notes?id=1437',
}

function ageRule(label: string, value: number, from: string, source: RuleSource): Rule<number> {
  return { label, unit: 'years', checkedOn: '2026-11-21', values: [{ from, value, source }] }
}

/** Ages that open something by a law of the Union; the youngest first. */
export const agesByLaw: readonly Rule<number>[] = [
  ageRule('Voting', 18, '1989-03-28', {
    title: 'Constitution of India, Article 326: adult suffrage',
    href: 'https://www.rulesera.com/constitution/part-xv/article326.php',
  }),
  ageRule('Marriage, woman', 18, '2007-11-01', childMarriage),
  ageRule('Marriage, man', 21, '2007-11-01', childMarriage),
  ageRule('Seat in the Lok Sabha', 25, '1950-01-26', parliament),
  ageRule('Seat in the Rajya Sabha', 30, '1950-01-26', parliament),
  ageRule('President', 35, '1950-01-26', {
    title: 'Constitution of India, Article 58: qualifications for election as President',
    href: 'https://constitutionofindia.in/article-58-of-indian-constitution/',
  }),
  ageRule('Senior citizen, tax', 60, '2025-04-01', slabsByAge),
  ageRule('Super senior, tax', 80, '2025-04-01', slabsByAge),
]

/** Each source once, with the day it was last compared, for the list at the end of a page. */
export function sourcesOf(rules: readonly Rule<number>[]): (RuleSource & { checkedOn: string })[] {
  const sources = rules.flatMap(({ checkedOn, values }) =>
    values.map(({ source }) => ({ ...source, checkedOn })),
  )
  return sources.filter(({ href }, place) => sources.findIndex((other) => other.href === href) === place)
}
