import type { MetadataRoute } from 'next'
import { dailyPanchangMuhurat } from '@/content/tools/daily-panchang-muhurat'
import { emiCalculator } from '@/content/tools/emi-calculator'
import { gstCalculator } from '@/content/tools/gst-calculator'
import { incomeTaxCalculator } from '@/content/tools/income-tax-calculator'
import { toolBySlug } from '@/content/catalogue'
import { site } from '@/content/site'
import { localPath } from '@/lib/language/local-path'
import { pageLanguage } from '@/lib/language/page-language'

export const dynamic = 'force-static'

const ICON = { src: '/og/icon-192.png', sizes: '192x192', type: 'image/png' }
const SHORTCUTS = [emiCalculator, gstCalculator, incomeTaxCalculator, dailyPanchangMuhurat]

export function GET() {
  const manifest: MetadataRoute.Manifest = {
    name: `${site.name}: ${site.tagline}`,
    short_name: site.name,
    description: site.description,
    lang: pageLanguage().lang,
    id: localPath('/'),
    start_url: localPath('/'),
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fbf6ec',
    theme_color: '#fffdf8',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ICON,
      { src: '/og/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
    shortcuts: SHORTCUTS.map(({ slug }) => ({
      name: toolBySlug(slug).name,
      url: localPath(`/${slug}`),
      icons: [ICON],
    })),
    // A text shared to the installed site is asked of the search.
    share_target: { action: localPath('/search'), method: 'GET', params: { text: 'q' } },
  }
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } })
}
