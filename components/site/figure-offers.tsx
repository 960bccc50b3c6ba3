import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStoredValue } from '@/components/hooks/use-stored-value'
import { enterValue } from '@/components/islands/replay-changes'
import { buttonVariants } from '@/components/ui/button'
import { dayInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import { offeredFigures, offeredText } from '@/lib/own-figures/offered-figures'
import { type OwnFigure, ownFigures } from '@/lib/own-figures/own-figures'
import { t } from '@/lib/language/words'

/** A control that takes one of the visitor's figures, with the place of its button in the control's field. */
interface Offered {
  control: HTMLInputElement | HTMLSelectElement
  place: HTMLElement
}

/** By the fields of a tool that take them, buttons that fill in the visitor's own figures. Nothing is filled in without a press. */
export function FigureOffers({ slug }: { slug: string }) {
  const figures = useStoredValue(ownFigures).value
  const controls = offeredFigures[slug] ?? {}
  const offered = useControls(Object.keys(controls))
  return offered.map(({ control, place }) => {
    const offer = controls[control.name]!
    const text = offeredText(offer, figures)
    if (text === null || !canTake(control, text)) return null
    return createPortal(
      <button
        type="button"
        className={buttonVariants({ variant: 'quiet', className: '-mx-4' })}
        onClick={() => enterValue(control, text)}
      >
        {t('Use {0}', shown(offer.figure, text, control))}
      </button>,
      place,
      control.name,
    )
  })
}

/** The controls of these names that are on the page now; some come and go with what is chosen. */
function useControls(names: readonly string[]): readonly Offered[] {
  const [offered, setOffered] = useState<readonly Offered[]>([])
  const selector = names.map((name) => `main [name="${name}"]:is(input, select)`).join()
  useEffect(() => {
    if (!selector) return
    const find = () =>
      setOffered((before) => {
        const controls = [...document.querySelectorAll<Offered['control']>(selector)]
        const isSame =
          controls.length === before.length && controls.every((one, place) => one === before[place]!.control)
        return isSame ? before : controls.map((control) => ({ control, place: placeIn(control) }))
      })
    find()
    const observer = new MutationObserver(find)
    observer.observe(document.querySelector('main')!, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [selector])
  return offered
}

/** A place of its own above the control, at the side of its label. */
function placeIn(control: HTMLElement): HTMLElement {
  const label = document.querySelector(`label[for="${control.id}"]`)
  const known = label?.parentElement?.querySelector<HTMLElement>(':scope > .offer-place')
  if (known) return known
  const place = document.createElement('span')
  place.className = 'offer-place no-print'
  place.style.cssText = 'float:right;margin:-.625rem 0'
  ;(label ?? control).before(place)
  return place
}

/** A list has the option, or has not. */
const canTake = (control: Offered['control'], text: string) =>
  !(control instanceof HTMLSelectElement) || [...control.options].some(({ value }) => value === text)

function shown(figure: OwnFigure, text: string, control: Offered['control']): string {
  if (figure === 'income') return rupees(Number(text))
  if (figure === 'birthDate') return dayInWords(text)
  if (control instanceof HTMLSelectElement)
    return [...control.options].find(({ value }) => value === text)!.text
  return text
}
