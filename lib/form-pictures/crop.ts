import type { PictureSize } from '@/lib/pictures/picture-file'

/**
 * Which part of a picture is taken: how much larger than it must be, and where its middle is, from 0 to 1 on each side.
 */
export interface Crop {
  zoom: number
  x: number
  y: number
}

export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 }
export const MOST_ZOOM = 6

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

/** The part of a picture in its pixels: of the proportions that are wanted, and never past its edges. */
export function cropRect(picture: PictureSize, wanted: PictureSize, { zoom, x, y }: Crop): Rect {
  const scale =
    Math.min(picture.width / wanted.width, picture.height / wanted.height) / within(zoom, 1, MOST_ZOOM)
  const width = wanted.width * scale
  const height = wanted.height * scale
  return {
    x: within(x * picture.width - width / 2, 0, picture.width - width),
    y: within(y * picture.height - height / 2, 0, picture.height - height),
    width,
    height,
  }
}

/** A crop moved by a part of what it shows: 0.1 to the right is a tenth of its width. It stops at the edges. */
export function movedCrop(
  crop: Crop,
  picture: PictureSize,
  wanted: PictureSize,
  [right, down]: readonly [number, number],
): Crop {
  const rect = cropRect(picture, wanted, crop)
  const moved = {
    ...crop,
    x: (rect.x + rect.width / 2 + right * rect.width) / picture.width,
    y: (rect.y + rect.height / 2 + down * rect.height) / picture.height,
  }
  const { x, y, width, height } = cropRect(picture, wanted, moved)
  return { ...crop, x: (x + width / 2) / picture.width, y: (y + height / 2) / picture.height }
}
