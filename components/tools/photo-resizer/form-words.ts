import { t } from '@/lib/language/words'

/** The forms by name. */
export const formWords = {
  own: t('A size of your own'),
  ibpsPhoto: t('IBPS and bank exams: photograph'),
  ibpsSignature: t('IBPS and bank exams: signature'),
  upscPhoto: t('UPSC: photograph'),
  upscSignature: t('UPSC: signature'),
  sscPhoto: t('SSC: photograph'),
  sscSignature: t('SSC: signature'),
  neetPhoto: t('NEET UG: photograph'),
  neetSignature: t('NEET UG: signature'),
  passportPhoto: t('Passport Seva: photograph'),
  panPhoto: t('PAN at UTIITSL: photograph'),
}
