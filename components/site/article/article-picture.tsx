import '@/components/site/prose.css'
import type { ReactNode } from 'react'
import {
  Bowl,
  FacingGnomons,
  GnomonAndInstalments,
  SunAndMoonDial,
} from '@/components/site/article/dial-drawings'
import {
  HouseAndSteps,
  RisingSteps,
  RuledSlab,
  SlowShadow,
  Tablet,
  TwoTowers,
} from '@/components/site/article/masonry-drawings'
import type { ArticleSlug } from '@/lib/catalogue/page'

/**
 * The pictures are the instruments of a Jantar Mantar put to work: gnomons, their arcs, steps and shadows.
 * They are drawn with the page's own colours, so they follow the theme and cost no request.
 */
const drawings: Record<ArticleSlug, ReactNode> = {
  'how-to-calculate-emi': <GnomonAndInstalments />,
  'old-vs-new-tax-regime': <FacingGnomons />,
  'top-gst-tips': <Bowl />,
  'choosing-best-sip-plan': <RisingSteps />,
  'why-gst-compliant-invoice': <Tablet />,
  'credit-card-minimum-due': <SlowShadow />,
  'rent-receipts-and-hra': <HouseAndSteps />,
  'form-16-line-by-line': <RuledSlab />,
  'ifsc-and-upi-safely': <TwoTowers />,
  'panchang-line-by-line': <SunAndMoonDial />,
}

export function ArticlePicture({ slug, alt }: { slug: ArticleSlug; alt: string }) {
  return (
    <svg className="w-full bg-sunken" viewBox="0 0 320 160" role="img" aria-label={alt}>
      {drawings[slug]}
      <path d="M0 140.5H320" stroke="var(--line-strong)" />
    </svg>
  )
}
