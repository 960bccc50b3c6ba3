import type { HolderLetter } from '@/lib/identity/pan'

/** The kinds of holder in words. */
export const holderWords: Record<HolderLetter, string> = {
  P: 'Person',
  C: 'Company',
  H: 'Hindu undivided family (HUF)',
  F: 'Firm or LLP',
  A: 'Association of persons',
  B: 'Body of individuals',
  T: 'Trust',
  L: 'Local authority',
  J: 'Artificial juridical person',
  G: 'Government',
}
