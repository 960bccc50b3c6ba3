import { type RefObject, useEffect } from 'react'

/** On a phone the paper is shown from its head, and the form again where it was left. */
export function useScrollOfSides(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const screen = place.current!.closest('.documents')!
    const isPaper = () => screen.querySelector('[name=side]:checked[value=paper]') !== null
    let left = scrollY
    const remember = () => {
      if (!isPaper()) left = scrollY
    }
    const arrive = ({ target }: Event) => {
      if ((target as HTMLInputElement).name !== 'side') return
      if (isPaper()) screen.querySelector('.tool')!.scrollIntoView()
      else scrollTo(0, left)
    }
    addEventListener('scroll', remember, { passive: true })
    addEventListener('change', arrive)
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('change', arrive)
    }
  }, [place])
}
