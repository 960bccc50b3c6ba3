import { choice } from '@/lib/inputs/choices'
import { pageNumbers } from '@/lib/pdf-files/page-ranges'

const strengths = ['light', 'medium', 'strong'] as const

export const pdfInputs = {
  job: choice(['join', 'pages', 'compress'], 'join'),
  page: choice(['a4', 'own'], 'a4'),
  margin: choice(['0', '10', '20'], '10'),
  pictures: choice(['keep', ...strengths], 'keep'),
  pages: pageNumbers,
  as: choice(['one', 'ranges', 'each'], 'one'),
  turn: choice(['0', '90', '180', '270'], '0'),
  turned: pageNumbers,
  strength: choice(strengths, 'medium'),
}

/** How far pictures are made smaller. */
export type Strength = (typeof strengths)[number]
