import type { MetadataRoute } from 'next'
import { everyPage } from '@/content/every-page'
import { site } from '@/content/site'
import { addressOf } from '@/lib/seo/address'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  return everyPage.map(({ path, updatedOn }) => ({
    url: addressOf(site.origin, path),
    lastModified: updatedOn,
  }))
}
