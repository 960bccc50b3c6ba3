import type { Rule } from '@/lib/rules/rule'

export type BmiCategory = 'Underweight' | 'Normal weight' | 'Overweight' | 'Obesity'

/** The BMI at which each category begins, the lowest first. */
export type BmiScale = readonly { from: number; category: BmiCategory }[]

/** Where the categories of adults begin all over the world. */
export const whoScale: Rule<BmiScale> = {
  label: 'WHO',
  unit: 'kg per square metre',
  checkedOn: '2026-11-21',
  values: [
    {
      from: '2004-01-10',
      value: [
        { from: 0, category: 'Underweight' },
        { from: 18.5, category: 'Normal weight' },
        { from: 25, category: 'Overweight' },
        { from: 30, category: 'Obesity' },
      ],
      source: {
        title: 'WHO expert consultation, Lancet 2004: body-mass index for Asian populations',
        href: 'https://pubmed.ncbi.nlm.nih.gov/14726171/?dopt=Abstract',
      },
    },
  ],
}

/** The lower lines that Indian specialists agreed on for Asian Indians. */
export const indianScale: Rule<BmiScale> = {
  label: 'Asian-Indian',
  unit: 'kg per square metre',
  checkedOn: '2026-11-21',
  values: [
    {
      from: '2009-02-01',
      value: [
        { from: 0, category: 'Underweight' },
        { from: 18, category: 'Normal weight' },
        { from: 23, category: 'Overweight' },
        { from: 25, category: 'Obesity' },
      ],
      source: {
        title: 'Misra and others, 2009: consensus statement on obesity in Asian Indians',
        href: 'https://docslib.org/doc/2276612/consensus-statement-for-diagnosis-of-obesity-abdominal',
      },
    },
  ],
}
