import type { Metadata } from 'next'
import { site } from '@/content/site'
import type { Tool } from '@/lib/catalogue/tool'
import { addressOf, ogImagePath } from '@/lib/seo/address'

interface PageWords {
  /** The page's own title; the site's name is added. */
  title: string
  description: string
  path: string
}

/** What search engines and link previews read: title, description, canonical address, Open Graph and Twitter tags. */
export function pageMetadata({ title, description, path }: PageWords): Metadata {
  const url = addressOf(site.origin, path)
  const image = { url: addressOf(site.origin, ogImagePath(path)), width: 1200, height: 630, alt: title }
  const fullTitle = `${title} | ${site.name}`
  return {
    title: fullTitle,
    description,
    alternates: { canonical: url },
    openGraph: {
      type: 'website',
      siteName: site.name,
      locale: site.locale,
      title: fullTitle,
      description,
      url,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title: fullTitle, description, images: [image] },
  }
}

export function toolMetadata(tool: Tool): Metadata {
  return pageMetadata({ title: tool.title, description: tool.description, path: `/${tool.slug}` })
}
