import { isComparedTool } from '@/lib/comparison/compared-tools'
import { LONGEST_NAME, type NamedCalculation } from '@/lib/comparison/kept-calculations'
import { isTooLong } from '@/lib/inputs/text-limits'

/** How many calculations are seen side by side. */
export const MOST_COMPARED = 4

/**
 * The fragment of a link that holds a comparison:
 * `name1=SBI&calculation1=emi-calculator?principal=…&name2=…`, each encoded.
 */
export function comparisonFragment(calculations: readonly NamedCalculation[]): string {
  const fragment = new URLSearchParams()
  calculations.slice(0, MOST_COMPARED).forEach(({ name, tool, fragment: entries }, place) => {
    fragment.set(`name${place + 1}`, name)
    fragment.set(`calculation${place + 1}`, entries ? `${tool}?${entries}` : tool)
  })
  return fragment.toString()
}

interface LinkedComparison {
  calculations: NamedCalculation[]
  /** How many of the link could not be read. */
  unreadable: number
}

/** The comparison of a link. The same calculation twice is kept once. */
export function comparisonFrom(hash: string): LinkedComparison {
  const link = new URLSearchParams(hash.replace(/^#/, ''))
  const calculations: NamedCalculation[] = []
  let unreadable = 0
  for (let place = 1; place <= MOST_COMPARED; place += 1) {
    const text = link.get(`calculation${place}`)
    if (text === null) continue
    const calculation = calculationFrom(text, link.get(`name${place}`) ?? '')
    if (calculation) calculations.push(calculation)
    else unreadable += 1
  }
  return { calculations: unique(calculations), unreadable }
}

function calculationFrom(text: string, name: string): NamedCalculation | null {
  const [tool = '', ...entries] = text.split('?')
  if (!isComparedTool(tool) || isTooLong(text)) return null
  return { name: name.slice(0, LONGEST_NAME), tool, fragment: entries.join('?') }
}

const unique = (calculations: readonly NamedCalculation[]) => [
  ...new Map(
    calculations.map((calculation) => [`${calculation.tool}?${calculation.fragment}`, calculation]),
  ).values(),
]
