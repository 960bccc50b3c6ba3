import type { Metadata } from 'next'
import { toolBySlug } from '@/content/catalogue'
import { builtLanguage, translationsOf } from '@/content/languages'
import { site } from '@/content/site'
import type { Tool } from '@/lib/catalogue/tool'
import { localPath } from '@/lib/language/local-path'
import { addressOf, ogImagePath } from '@/lib/seo/address'

interface PageWords {
  /** The page's own title; the site's name is added. */
  title: string
  description: string
  path: string
}

/**
 * The metadata of a page for search engines and link previews: title, description, canonical address, Open Graph and
 * Twitter tags.
 */
export function pageMetadata({ title, description, path }: PageWords): Metadata {
  const url = addressOf(site.origin, localPath(path))
  const image = {
    url: addressOf(site.origin, ogImagePath(localPath(path))),
    width: 1200,
    height: 630,
    alt: title,
  }
  const fullTitle = `${title} | ${site.name}`
  return {
    title: fullTitle,
    description,
    alternates: { canonical: url, languages: addressesByLanguage(path) },
    openGraph: {
      type: 'website',
      siteName: site.name,
      locale: (builtLanguage?.locale ?? 'en-IN').replace('-', '_'),
      title: fullTitle,
      description,
      url,
      images: [image],
    },
    twitter: {
      card: 'summary_large_image',
      title: fullTitle,
      description,
      images: [image],
    },
  }
}

/** The addresses of a page by language, as each of them names all; none where it is in English alone. */
export function addressesByLanguage(path: string): Record<string, string> | undefined {
  const translations = translationsOf(path)
  if (translations.length === 0) return undefined
  const english = addressOf(site.origin, path)
  const others = translations.map(({ locale, href }) => [locale, addressOf(site.origin, href)] as const)
  return { 'x-default': english, 'en-IN': english, ...Object.fromEntries(others) }
}

export function toolMetadata({ slug }: Tool): Metadata {
  const { title, description } = toolBySlug(slug)
  return pageMetadata({ title, description, path: `/${slug}` })
}
