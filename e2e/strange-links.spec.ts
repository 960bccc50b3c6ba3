import { expect, type Page, test } from '@playwright/test'
import fc from 'fast-check'
import { strangeLinks } from '../tests/strange-links'
import { liveTools } from './built-site'
import { openHydrated } from './hydrated'

/** Each has a query string and a fragment. At night a thousand: npm run test:links, others with JANTAR_SEED=…. */
const LINKS = process.env.npm_lifecycle_event === 'test:links' ? 1_000 : 100
const SEED = Number(process.env.JANTAR_SEED ?? 20_261_122)

for (const route of liveTools)
  test(`${LINKS} strange links leave ${route} in order`, async ({ page }) => {
    test.setTimeout(LINKS * 1_200)
    const thrown: string[] = []
    page.on('pageerror', (error) => thrown.push(error.message))
    // Tall enough that the parts fetched when seen are there too.
    await page.setViewportSize({ width: 360, height: 6_000 })
    await openHydrated(page, route)
    await page.waitForLoadState('networkidle')
    const { names, words } = await controlsOf(page)
    if (names.length === 0) return
    const links = fc.sample(strangeLinks(names, words), { numRuns: LINKS, seed: SEED })
    const faults = await follow(page, links)
    expect({ faults: faults.slice(0, 3), thrown: thrown.slice(0, 3) }, `seed ${SEED}`).toEqual({
      faults: [],
      thrown: [],
    })
  })

/** The names of all controls, those too that come with another choice, and the words that choices know. */
function controlsOf(page: Page): Promise<{ names: string[]; words: string[] }> {
  return page.evaluate(async () => {
    const names = new Set<string>()
    const words = new Set<string>()
    const look = () => {
      const known = names.size + words.size
      for (const control of document.querySelectorAll<HTMLInputElement>('article [name]:not(output)')) {
        names.add(control.name)
        if (control instanceof HTMLSelectElement)
          for (const option of control.options) words.add(`${control.name}=${option.value}`)
        else if (control.type === 'radio') words.add(`${control.name}=${control.value}`)
        else if (control.type === 'checkbox') words.add(`${control.name}=true`)
      }
      return names.size + words.size > known
    }
    look()
    for (const word of words) {
      history.replaceState(history.state, '', `${location.pathname}#${word}`)
      dispatchEvent(new Event('hashchange'))
      await new Promise((resolve) => setTimeout(resolve, 20))
      look()
    }
    return { names: [...names], words: [...words].map((word) => word.slice(word.indexOf('=') + 1)) }
  })
}

/** Opens the links one after the other in the page as it stands, and says which left nothing, or a number that is none. */
function follow(page: Page, links: readonly { search: string; hash: string }[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const faults: string[] = []
    const screen = () => [...document.querySelectorAll('article > site-island')]
    // A lookup may be idle and repeats the words it is asked for; of it only the form must stay.
    const isSum = document.querySelector('article output, article [role=status]') !== null
    const inOrder = () => {
      const parts = screen()
      if (!isSum) return parts.some((part) => part.querySelector('form'))
      // A large field holds its text as a child; what was typed may well say NaN.
      const typed = parts.flatMap((part) => [
        ...[...part.querySelectorAll('textarea')].map((area) => area.textContent),
        // A label is shown as it was typed.
        ...[...part.querySelectorAll<HTMLInputElement>('input[name=label]')].map(({ value }) => value.trim()),
      ])
      const says = typed.reduce(
        (text, words) => (words ? text.replaceAll(words, '') : text),
        parts.map((part) => part.textContent).join(' '),
      )
      const places = parts.flatMap((part) => [
        ...part.querySelectorAll('output, [role=status], [role=alert], [aria-live]'),
      ])
      const answered = places.some((place) => place.textContent)
      const refused = parts.some((part) => part.querySelector('[aria-invalid=true]'))
      return (answered || refused) && !/NaN|Infinity|undefined/.test(says)
    }
    for (const [place, { search, hash }] of all.entries()) {
      // Nobody follows a thousand links within one task, and React takes fifty updates in a row there for a loop.
      if (place % 20 === 0) await new Promise((resolve) => setTimeout(resolve))
      history.replaceState(history.state, '', `${location.pathname}?${search}#${hash}`)
      dispatchEvent(new Event('hashchange'))
      // A sum follows in a microtask of the event; what is looked up first takes a while.
      await Promise.resolve()
      for (let waits = 0; !inOrder() && waits < 20; waits++)
        await new Promise((resolve) => setTimeout(resolve, 50))
      if (!inOrder()) faults.push(`?${search}#${hash}`)
    }
    return faults
  }, links)
}
