import type { ComponentType } from 'react'
import { freshBillView } from '@/components/tools/electricity-bill-estimator/bill-view'
import { sampleKindsLaw } from '@/lib/tax/tds-by-year'

/** What the page as built hands to some screens. */
const PROPS: Readonly<Record<string, () => object>> = {
  'electricity-bill-estimator': () => ({ fresh: freshBillView() }),
  'tds-deduction-calculator': () => ({ law: sampleKindsLaw() }),
}

/** The screen of a tool, whose name is that of its slug: EmiCalculator. */
export async function screenOf(slug: string): Promise<ComponentType> {
  const name = slug.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  const screens: Record<string, ComponentType> = await import(`@/components/tools/${slug}/screen`)
  const Screen = screens[name]!
  const props = PROPS[slug]?.()
  const WithProps = () => <Screen {...props} />
  return WithProps
}
