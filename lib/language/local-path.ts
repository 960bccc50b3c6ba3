import { pageLanguage } from '@/lib/language/page-language'

/** The address of a page of the site in the language of this page, where there is one; its query and fragment stay. */
export function localPath(href: string): string {
  const { base, englishOnly } = pageLanguage()
  const [path] = href.split(/[?#]/, 1)
  if (!base || !isPage(path!) || englishOnly.includes(path!)) return href
  return (base + href).replace(/\/(?=[?#]|$)/, '')
}

/** True if a link leads from a page in another language to an English one. */
export function leadsToEnglish(href: string): boolean {
  const { base } = pageLanguage()
  return base !== '' && href.startsWith('/') && localPath(href) === href
}

/** A file, such as `/licences.txt`, is no page: it is the same in all languages. */
const isPage = (path: string): boolean => path.startsWith('/') && !/\.\w+$/.test(path)
