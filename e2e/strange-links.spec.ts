import { expect, type Page, test } from './site-test'
import fc from 'fast-check'
import { LONGEST_TEXT } from '../lib/inputs/text-limits'
import { longText, SIGNS, strangeLinks } from '../tests/strange-links'
import { liveTools } from './built-site'
import { openHydrated } from './hydrated'
import { output } from './results'
import { sampledTools } from './sampled-tools'

/**
 * Each has a query string and a fragment. At night a thousand for every tool: npm run test:links, others with
 * JANTAR_SEED=….
 */
const AT_NIGHT = process.env.npm_lifecycle_event === 'test:links'
const LINKS = AT_NIGHT ? 1_000 : 3
const SEED = Number(process.env.JANTAR_SEED ?? 20_261_122)

const LONG = 200_000
/** What a control takes of a text, with the character by which it is known to be too long. */
const MOST_TAKEN = LONGEST_TEXT + 1

// One visit for both: what counts is that the parts of the page that are fetched when seen are there too.
for (const route of AT_NIGHT ? liveTools : sampledTools)
  test(`${LINKS} strange links leave ${route} in order, and of ${LONG} characters no control takes more than it reads`, async ({
    page,
  }) => {
    test.setTimeout(60_000 + LINKS * 1_200)
    const thrown: string[] = []
    page.on('pageerror', (error) => thrown.push(error.message))
    await page.setViewportSize({ width: 360, height: 6_000 })
    await openHydrated(page, route)
    await page.waitForLoadState('networkidle')
    const { names, words, isSum } = await controlsOf(page)
    if (names.length === 0) return
    expect.soft(await longestTaken(page, names)).toBeLessThanOrEqual(MOST_TAKEN)
    const links = fc.sample(strangeLinks(names, words), { numRuns: LINKS, seed: SEED })
    const faults = await followAll(page, links, isSum)
    expect({ faults: faults.slice(0, 3), thrown: thrown.slice(0, 3) }, `seed ${SEED}`).toEqual({
      faults: [],
      thrown: [],
    })
  })

/** A page of what is computed, or of what is looked up, its controls, and what they know. */
interface Controls {
  names: string[]
  /** The words of the choices. */
  words: string[]
  isSum: boolean
}

/**
 * The controls, those too that come with another choice; other currencies or time zones bring none after the
 * first forty.
 */
function controlsOf(page: Page): Promise<Controls> {
  return page.evaluate(async () => {
    const wordsOf = new Map<string, Set<string>>()
    const look = () => {
      for (const control of document.querySelectorAll<HTMLInputElement>('article [name]:not(output)')) {
        const words = wordsOf.get(control.name) ?? new Set()
        wordsOf.set(control.name, words)
        if (control instanceof HTMLSelectElement) for (const { value } of control.options) words.add(value)
        else if (control.type === 'radio') words.add(control.value)
        else if (control.type === 'checkbox') words.add('true')
      }
    }
    look()
    for (const [name, words] of wordsOf)
      for (const word of [...words].slice(0, 40)) {
        history.replaceState(history.state, '', `${location.pathname}#${name}=${word}`)
        dispatchEvent(new Event('hashchange'))
        await new Promise((resolve) => setTimeout(resolve))
        look()
      }
    return {
      names: [...wordsOf.keys()],
      words: [...wordsOf.values()].flatMap((words) => [...words]),
      isSum: document.querySelector('article output, article [role=status]') !== null,
    }
  })
}

/** Follows a long link for each control. @returns the most characters that any control of the page then holds */
async function longestTaken(page: Page, names: string[]): Promise<number> {
  let longest = 0
  // Each sign at each control is read by tests/lib/inputs/long-links.test.ts; here the page follows one for
  // each control.
  for (const [place, name] of names.entries()) {
    await follow(page, `${name}=${longText(SIGNS[place % SIGNS.length]!, LONG)}`)
    const lengths = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>('article [name]:not(output)')].map(
        ({ value }) => value.length,
      ),
    )
    longest = Math.max(longest, ...lengths)
    await follow(page, '')
  }
  return longest
}

/** Sends the page to a link and waits until it has read it, drawn it and written its own. */
function follow(page: Page, hash: string): Promise<void> {
  return page.evaluate(async (fragment) => {
    history.replaceState(history.state, '', `${location.pathname}${fragment && `#${fragment}`}`)
    dispatchEvent(new Event('hashchange'))
    for (let turns = 0; turns < 5; turns += 1) await new Promise((resolve) => setTimeout(resolve))
    // The layout of what the link wrote belongs to it.
    void document.body.offsetHeight
  }, hash)
}

/** Opens the links one after the other in the same page, and returns those that left nothing, NaN or a crash. */
function followAll(
  page: Page,
  links: readonly { search: string; hash: string }[],
  isSum: boolean,
): Promise<string[]> {
  const inPage = async ([all, mustAnswer]: [typeof links, boolean]) => {
    const faults: string[] = []
    const screen = () => [...document.querySelectorAll('article > site-island')]
    // A lookup may be idle and repeats the words it is asked for; of it only the form must stay.
    const inOrder = () => {
      const parts = screen()
      if (parts.some((part) => part.querySelector('[data-crashed]'))) return false
      if (!mustAnswer) return parts.some((part) => part.querySelector('form'))
      // A large field holds its text as a child; what was typed may well say NaN.
      const typed = parts.flatMap((part) => [
        ...[...part.querySelectorAll('textarea')].map((area) => area.textContent),
        // A label is shown as it was typed.
        ...[...part.querySelectorAll<HTMLInputElement>('input[name=label]')].map(({ value }) => value.trim()),
      ])
      const text = typed.reduce(
        (rest, entry) => (entry ? rest.replaceAll(entry, '') : rest),
        parts.map((part) => part.textContent).join(' '),
      )
      const places = parts.flatMap((part) => [
        ...part.querySelectorAll('output, [role=status], [role=alert], [aria-live]'),
      ])
      const answered = places.some((place) => place.textContent)
      const refused = parts.some((part) => part.querySelector('[aria-invalid=true]'))
      return (answered || refused) && !/NaN|Infinity|undefined/.test(text)
    }
    for (const [place, { search, hash }] of all.entries()) {
      // Nobody follows a thousand links within one task, and React takes fifty updates in a row there for a loop.
      if (place % 20 === 0) await new Promise((resolve) => setTimeout(resolve))
      history.replaceState(history.state, '', `${location.pathname}?${search}#${hash}`)
      dispatchEvent(new Event('hashchange'))
      // A sum follows in a microtask of the event; what is looked up first takes a while.
      await Promise.resolve()
      const until = performance.now() + 1_000
      while (!inOrder() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 4))
      if (!inOrder()) faults.push(`?${search}#${hash}`)
    }
    return faults
  }
  return page.evaluate(inPage, [links, isSum] as [typeof links, boolean])
}

/** A link with a value that cannot be read, its message, and a result that is left out. */
const BAD_LINKS = [
  ['/bmi-calculator?height=400', 'Enter valid height and weight to calculate BMI.', 'bmi'],
  ['/e-stamp-duty-calculator#value=a+lot', 'Enter the figures to see the duty.', 'total'],
  ['/fd-calculator#frequency=3', 'Enter values to calculate.', 'maturityAmount'],
] as const

for (const [link, message, result] of BAD_LINKS)
  test(`${link} shows a message, and no answer`, async ({ page }) => {
    await page.goto(link)
    await expect(page.getByText(message).first()).toBeVisible()
    await expect(output(page, result)).toHaveCount(0)
  })
