import { megabytesOf, MOST_MEGAPIXELS, MOST_PICTURE_MB, type PictureFault } from '@/lib/pictures/picture-file'

/** The message for a chosen file that is refused. @param notAnImage the message for a file that is no picture */
export function pictureFaultText(fault: PictureFault, notAnImage: string): string {
  switch (fault.kind) {
    case 'notAnImage':
      return notAnImage
    case 'otherFormat':
      return 'This type of picture cannot be used. Please select a JPEG, PNG or WebP picture.'
    case 'tooLarge':
      return `This file is ${megabytesOf(fault.bytes)} MB. Please select a picture of at most ${MOST_PICTURE_MB} MB.`
    case 'tooManyPixels':
      return `This picture has ${Math.ceil(fault.megapixels)} megapixels. Please select a picture of at most ${MOST_MEGAPIXELS} megapixels.`
  }
}
