import type { MetadataRoute } from 'next'
import { dailyPanchangMuhurat } from '@/content/tools/daily-panchang-muhurat'
import { emiCalculator } from '@/content/tools/emi-calculator'
import { gstCalculator } from '@/content/tools/gst-calculator'
import { incomeTaxCalculator } from '@/content/tools/income-tax-calculator'
import { site } from '@/content/site'

export const dynamic = 'force-static'

const ICON = { src: '/og/icon-192.png', sizes: '192x192', type: 'image/png' }
const SHORTCUTS = [emiCalculator, gstCalculator, incomeTaxCalculator, dailyPanchangMuhurat]

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: `${site.name}: ${site.tagline}`,
    short_name: site.name,
    description: site.description,
    lang: 'en-IN',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fbf6ec',
    theme_color: '#fffdf8',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ICON,
      { src: '/og/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
    shortcuts: SHORTCUTS.map(({ name, slug }) => ({ name, url: `/${slug}`, icons: [ICON] })),
    // A text shared to the installed site is asked of the search.
    share_target: { action: '/search', method: 'GET', params: { text: 'q' } },
  }
}
