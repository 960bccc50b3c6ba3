'use client'

import type { ComponentType } from 'react'
import { WhenSeen } from '@/components/ui/when-seen'
import type { ArticleToolSlug } from '@/lib/catalogue/page'
import { t } from '@/lib/language/words'

/** Each a script of its own: an article's first load has none of them. */
const screens: Record<ArticleToolSlug, () => Promise<ComponentType<object>>> = {
  'credit-card-payoff-calculator': async () =>
    (await import('@/components/tools/credit-card-payoff-calculator/screen')).CreditCardPayoffCalculator,
  'emi-calculator': async () => (await import('@/components/tools/emi-calculator/screen')).EmiCalculator,
  'gst-calculator': async () => (await import('@/components/tools/gst-calculator/screen')).GstCalculator,
  'hra-calculator': async () => (await import('@/components/tools/hra-calculator/screen')).HraCalculator,
  'ifsc-code-finder': async () => (await import('@/components/tools/ifsc-code-finder/screen')).IfscCodeFinder,
  'income-tax-calculator': async () =>
    (await import('@/components/tools/income-tax-calculator/screen')).IncomeTaxCalculator,
  'sip-calculator': async () => (await import('@/components/tools/sip-calculator/screen')).SipCalculator,
}

const NO_PROPS = {}

/** The form and the result of a tool inside an article, fetched when the reader comes near them. */
export function ArticleTool({ tool }: { tool: ArticleToolSlug }) {
  return (
    <div data-tool={tool}>
      <WhenSeen
        heading={t('Try it with your own figures')}
        load={async () => ({ default: await screens[tool]() })}
        props={NO_PROPS}
        className="min-h-[48rem] lg:min-h-[32rem]"
      />
    </div>
  )
}
