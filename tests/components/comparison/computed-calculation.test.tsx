import { act, cleanup, render } from '@testing-library/react'
import { existsSync, readFileSync } from 'node:fs'
import { computations } from '@/components/comparison/computations'
import { liveTools } from '@/content/catalogue'
import { comparedTools } from '@/lib/comparison/compared-tools'
import { holdDate } from '@/tests/hold-date'
import { randomLinks } from '@/tests/random-links'
import { screenOf } from '@/tests/screen-of'
import { shownResults } from '@/tests/shown-results'

holdDate(new Date('2026-11-28T06:30:00Z'))

const LINKS = process.env.JANTAR_THOROUGH ? 60 : 4
const PATIENCE_MS = Math.max(60_000, LINKS * 2_000)

/** What is set in controls that hold no number and no choice; with some links that set more than one. */
const TEXTS: Readonly<Record<string, Record<string, string[]>>> = {
  'age-calculator': { dob: ['1990-08-15', '2030-01-01', ''] },
  'loan-eligibility-calculator': { propertyValue: ['', '6543210', '800000', 'x'] },
  'hra-calculator': { periods: ['6_50000_20000_25000_Pune*6_60000_20000_25000_Noida', '6_x'] },
}
const LINKS_OF: Readonly<Record<string, string[]>> = {
  // More of its fields are fetched for the first of these, and are there from then on.
  'salary-calculator': [
    'bonus=50000',
    'ctc=2400000',
    'startFrom=inHand&wantedInHand=90000',
    'bonus=999999999',
  ],
  'income-tax-calculator': [
    'otherIncome=50000',
    'income=1500000&rules=fy-2026-27',
    'source=vehicles',
    'source=pension&termInterest=90000',
    'source=profession&income=99999999',
    'regime=old&deductionsAs=items',
  ],
  'electricity-bill-estimator': ['units=300', 'tariff=own', 'state=OD'],
  'emi-calculator': [
    'principal=2500000&yearly=50000&keep=tenure',
    'tenureIn=months&months=61',
    'principal=none',
  ],
  'tds-deduction-calculator': [
    'mode=tcs&tcsKind=tour&amount=1200000',
    'kind=property&amount=6000000',
    'amount=',
  ],
  'savings-schemes': ['scheme=ssy&deposits=year_50000_2026-04-10_', 'scheme=mis&closedAfterMonths=20'],
  'investment-returns-calculator': ['aim=past', 'aim=past&by=cagr', 'initial=0&annual=0'],
  'credit-card-payoff-calculator': ['payment=1', 'gst=12&mode=time', 'apr=x'],
  'sip-calculator': ['aim=goal&goal=0', 'goal=5000000'],
}

test.each(liveTools.map(({ slug }) => slug).filter((slug) => offersToCompare(slug)))(
  '%s, whose page offers to compare its results, is one of these tools',
  (slug) => {
    expect(comparedTools).toContain(slug)
  },
)

/** True if a screen is framed by what has the button. */
function offersToCompare(slug: string): boolean {
  const file = `components/tools/${slug}/screen.tsx`
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return /<Calculator(?:Screen|Answer)\b/.test(text) && !text.includes('comparable={false}')
}

/** What the page of a link shows, once all that it fetches has come. */
async function shownOnPage(slug: string, fragment: string) {
  history.replaceState(null, '', fragment ? `/#${fragment}` : '/')
  const Screen = await screenOf(slug)
  const { container } = await act(async () => render(<Screen />))
  let last = ''
  while (
    container.innerHTML !== last ||
    container.querySelector('.results [role=status]')?.textContent?.startsWith('Loading')
  ) {
    last = container.innerHTML
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
  }
  const shown = shownResults(container, fragment)
  cleanup()
  history.replaceState(null, '', '/')
  return shown
}

test.each(comparedTools)(
  'what is computed of %s is what its page shows: questions, figures, or the reason for none',
  async (slug) => {
    const { compute } = await computations[slug]()
    for (const fragment of [...(LINKS_OF[slug] ?? []), ...randomLinks(slug, LINKS, TEXTS[slug])]) {
      const shown = await shownOnPage(slug, fragment)
      const { figures, ...words } = await compute(fragment)
      const computed = { ...words, figures: figures.map(({ figure: _, ...inWords }) => inWords) }
      // Next to figures no reason is shown.
      const reason = shown.figures.length > 0 ? computed.reason : shown.reason
      // Folded fields that another link has had fetched stay on the page.
      const isAsked = (name: string) => computed.question.some(({ control }) => control === name)
      const question =
        slug === 'income-tax-calculator'
          ? shown.question.filter(({ control, isSet, isExtra }) => isSet || !isExtra || isAsked(control))
          : shown.question
      // For what it does not cover, a page may have a sentence in place of its form and its results.
      const hasForm = shown.question.length > 0
      const expected = hasForm ? { ...shown, question, reason } : { ...computed, figures: [] }
      expect({ fragment, ...computed }).toEqual({ fragment, ...expected })
      expect(computed.question.length).toBeGreaterThan(0)
    }
  },
  PATIENCE_MS,
)
