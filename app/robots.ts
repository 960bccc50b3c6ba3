import type { MetadataRoute } from 'next'
import { site } from '@/content/site'
import { addressOf } from '@/lib/seo/address'

export const dynamic = 'force-static'

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: addressOf(site.origin, '/sitemap.xml') }
}
