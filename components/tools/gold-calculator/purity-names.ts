import { t } from '@/lib/language/words'

/** The grades as a hallmark has them. */
export const PURITIES = {
  '999': t('24 carat (999)'),
  '995': t('24 carat (995)'),
  '958': t('23 carat (958)'),
  '916': t('22 carat (916)'),
  '833': t('20 carat (833)'),
  '750': t('18 carat (750)'),
  '585': t('14 carat (585)'),
  '375': t('9 carat (375)'),
}
