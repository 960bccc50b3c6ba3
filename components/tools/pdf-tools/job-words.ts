import { grouped } from '@/lib/format/numbers'
import { plural, t } from '@/lib/language/words'
import type { JobFault } from '@/lib/pdf-files/pdf-job'
import type { PagesProblem } from '@/lib/pdf-files/page-ranges'
import { BYTES_OF_MB, megabytesOf, MOST_MEGAPIXELS } from '@/lib/pictures/picture-file'

export const sizeText = (bytes: number) =>
  bytes < BYTES_OF_MB ? t('{0} KB', grouped(bytes / 1_000, 1)) : t('{0} MB', megabytesOf(bytes))

export const pagesText = (count: number) => plural(count, grouped(count), '{0} page', '{0} pages')

export const pagesProblemText = ({ part }: PagesProblem) =>
  t('“{0}” is no number of a page. Write, for example, 1-3, 7, 9-.', part)

export function faultText(fault: JobFault): string {
  switch (fault.kind) {
    case 'locked':
      return t(
        '“{0}” is locked with a password. Open it with the password, print it into a new PDF, and choose that one.',
        fault.file,
      )
    case 'broken':
      return t('“{0}” is damaged and cannot be read. Download or scan it once more.', fault.file)
    case 'notPdf':
      return t('“{0}” is a picture. Make a PDF of it first, with “Pictures and PDFs into one”.', fault.file)
    case 'notAPicture':
      return t(
        '“{0}” is neither a PDF nor a JPEG, PNG or WebP picture of at most {1} megapixels.',
        fault.file,
        MOST_MEGAPIXELS,
      )
    case 'noSuchPage':
      return t('The files have {0}. Correct the numbers of the pages.', pagesText(fault.pages))
  }
}
