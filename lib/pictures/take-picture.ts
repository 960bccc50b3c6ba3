import type { PictureFault } from '@/lib/pictures/picture-file'
import { pictureFault } from '@/lib/pictures/picture-fault'
import { redrawPicture } from '@/lib/pictures/redraw-picture'

/** A chosen file, examined and then redrawn as a data address whose longest side is at most `longestPx`. */
export async function takePicture(
  file: File,
  longestPx: number,
): Promise<{ ok: true; picture: string } | { ok: false; fault: PictureFault }> {
  const fault = await pictureFault(file)
  if (fault) return { ok: false, fault }
  const picture = await redrawPicture(file, longestPx)
  return picture === null ? { ok: false, fault: { kind: 'notAnImage' } } : { ok: true, picture }
}
