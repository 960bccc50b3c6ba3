import { megabytesOf, MOST_MEGAPIXELS, MOST_PICTURE_MB, type PictureFault } from '@/lib/pictures/picture-file'
import { t } from '@/lib/language/words'

/** The message for a chosen file that is refused. @param notAnImage the message for a file that is no picture */
export function pictureFaultText(fault: PictureFault, notAnImage: string): string {
  switch (fault.kind) {
    case 'notAnImage':
      return notAnImage
    case 'otherFormat':
      return t('This type of picture cannot be used. Please select a JPEG, PNG or WebP picture.')
    case 'tooLarge':
      return t(
        'This file is {0} MB. Please select a picture of at most {1} MB.',
        megabytesOf(fault.bytes),
        MOST_PICTURE_MB,
      )
    case 'tooManyPixels':
      return t(
        'This picture has {0} megapixels. Please select a picture of at most {1} megapixels.',
        Math.ceil(fault.megapixels),
        MOST_MEGAPIXELS,
      )
  }
}
