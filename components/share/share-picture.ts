import { saveFile } from '@/components/share/save-file'
import { openShareSheet } from '@/components/share/share-sheet'
import { showError } from '@/components/ui/toast-store'
import { t } from '@/lib/language/words'

interface PictureWords {
  /** Without its ending: 'love-score'. */
  stem: string
  title: string
}

async function drawn(picture: Promise<Blob | null>): Promise<Blob | null> {
  const blob = await picture
  if (!blob) showError(t('Error'), t('This browser could not make the picture.'))
  return blob
}

export async function savePicture(name: string, picture: Promise<Blob | null>): Promise<void> {
  const blob = await drawn(picture)
  if (blob) saveFile(name, 'image/png', blob)
}

/** Hands a picture to the phone's own sheet for sharing; without one, or where it takes no pictures, it is saved. */
export async function sharePicture(picture: Promise<Blob | null>, words: PictureWords): Promise<void> {
  const blob = await drawn(picture)
  if (!blob) return
  const files = [new File([blob], `${words.stem}.png`, { type: 'image/png' })]
  if (!navigator.canShare?.({ files })) return saveFile(`${words.stem}.png`, 'image/png', blob)
  await openShareSheet({ files, title: words.title })
}
