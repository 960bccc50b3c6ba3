import { useRef, useState } from 'react'
import { pictureFaultText } from '@/components/fields/picture-fault-text'
import { t } from '@/lib/language/words'

export interface ChosenPicture {
  id: number
  name: string
  /** Its data address; null while it is read, and where it cannot be used. */
  picture: string | null
  problem: string | null
}

export const NO_PICTURES: readonly ChosenPicture[] = []

/** More than any form asks for, and few enough to be drawn while it is moved. */
const LONGEST_PX = 2_400

/** The chosen pictures in their order, each read by itself. */
export function usePictures() {
  const [pictures, setPictures] = useState(NO_PICTURES)
  const last = useRef(0)
  const add = (files: readonly File[]) => {
    for (const file of files) {
      const id = (last.current += 1)
      setPictures((now) => [...now, { id, name: file.name, picture: null, problem: null }])
      void reading(file).then((found) =>
        setPictures((now) => now.map((one) => (one.id === id ? { ...one, ...found } : one))),
      )
    }
  }
  return { pictures, setPictures, add }
}

async function reading(file: File): Promise<Pick<ChosenPicture, 'picture' | 'problem'>> {
  const part = await import('@/lib/pictures/take-picture').catch(() => null)
  if (!part)
    return {
      picture: null,
      problem: t('This part of the page did not load. Please select the picture again.'),
    }
  const taken = await part.takePicture(file, LONGEST_PX)
  return taken.ok
    ? { picture: taken.picture, problem: null }
    : { picture: null, problem: pictureFaultText(taken.fault, t('Please select a picture.')) }
}
