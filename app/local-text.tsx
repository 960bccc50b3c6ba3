import type { ComponentType } from 'react'
import { builtLanguage, pagesIn } from '@/content/languages'

interface LocalTextProps {
  folder: 'pages' | 'blog'
  slug: string
  english: ComponentType
}

/** The text of a page or an article in the language of this build; in English where it is not translated. */
export async function LocalText({ folder, slug, english: English }: LocalTextProps) {
  const path = folder === 'blog' ? `/blog/${slug}` : `/${slug}`
  if (!builtLanguage || !pagesIn(builtLanguage.code).includes(path)) return <English />
  const { code } = builtLanguage
  const { default: Text } = (await import(`../content/${code}/${folder}/${slug}.mdx`)) as {
    default: ComponentType
  }
  return <Text />
}
