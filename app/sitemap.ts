import type { MetadataRoute } from 'next'
import { addressesByLanguage } from '@/content/metadata'
import { everyPage } from '@/content/every-page'
import { site } from '@/content/site'
import { addressOf } from '@/lib/seo/address'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  return everyPage.flatMap(({ path, updatedOn }) => {
    const languages = addressesByLanguage(path)
    const addresses = new Set(languages ? Object.values(languages) : [addressOf(site.origin, path)])
    return [...addresses].map((url) => ({
      url,
      lastModified: updatedOn,
      ...(languages && { alternates: { languages } }),
    }))
  })
}
