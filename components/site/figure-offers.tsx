import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useToday } from '@/components/hooks/use-today'
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

/**
 * By the fields of a tool that take them, buttons that fill in the visitor's own figures. Nothing is filled
 * in without a press.
 */
export function FigureOffers({ slug }: { slug: string }) {
  const figures = useStoredValue(ownFigures).value
  const controls = offeredFigures[slug] ?? {}
  const offered = useControls(Object.keys(controls))
  const today = useToday()
  return offered.map(({ control, place }) => {
    const offer = controls[control.name]!
    const text = today && offeredText(offer, figures, today)
    if (!text || !canTake(control, text)) return null
    return createPortal(
      <button
        type="button"
        className={buttonVariants({ variant: 'quiet', className: '-mx-4' })}
        onClick={() =>
          control.type === 'radio' ? radioOf(control, text)!.click() : enterValue(control, text)
        }
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
        const found = [...document.querySelectorAll<Offered['control']>(selector)]
        // The first of a group of radios is there for all of them.
        const controls = found.filter(
          ({ type, name }, place) =>
            type !== 'radio' || found.findIndex((one) => one.name === name) === place,
        )
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

/** A place of its own above the control, at the side of its label; below the options of a group. */
function placeIn(control: Offered['control']): HTMLElement {
  if (control.type === 'radio') {
    const options = control.closest('fieldset')!.querySelector('.choices')!
    const after = options.nextElementSibling
    if (after?.matches('.offer-place')) return after as HTMLElement
    const below = document.createElement('div')
    below.className = 'offer-place no-print'
    options.after(below)
    return below
  }
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
  control instanceof HTMLSelectElement
    ? [...control.options].some(({ value }) => value === text)
    : control.type !== 'radio' || radioOf(control, text) !== null

const radioOf = (control: Offered['control'], text: string) =>
  control.closest('fieldset')!.querySelector<HTMLInputElement>(`input[value="${text}"]`)

function shown(figure: OwnFigure, text: string, control: Offered['control']): string {
  if (control.type === 'radio') return radioOf(control, text)!.closest('label')!.textContent
  if (figure === 'income') return rupees(Number(text))
  if (figure === 'birthDate') return dayInWords(text)
  if (control instanceof HTMLSelectElement)
    return [...control.options].find(({ value }) => value === text)!.text
  return text
}
