import { tools } from '@/content/catalogue'
import { categories } from '@/content/categories'
import { t } from '@/content/page-words'

const links = categories.map(({ slug, navName }) => ({ href: `/${slug}`, words: navName }))
const blog = { href: '/blog', words: t('Blog') }

export const headerLinks = [{ href: '/', words: t('Home') }, ...links, blog]

/** The category of each tool, by address. */
export const sectionOf = Object.fromEntries(tools.map(({ slug, category }) => [`/${slug}`, `/${category}`]))

export const quickLinks = [...links, blog]

/** The pages of what a visitor has kept, in the menu of small screens. */
export const ownLinks = [
  { href: '/my-figures', words: t('My figures') },
  { href: '/saved-data', words: t('Saved on This Device') },
  { href: '/compare', words: t('Compare') },
]

export const supportLinks = [
  { href: '/about', words: t('About') },
  { href: '/privacy-policy', words: t('Privacy Policy') },
  { href: '/terms-conditions', words: t('Terms & Conditions') },
  { href: '/contact', words: t('Contact') },
  { href: '/proof', words: t('Check Our Figures') },
  { href: '/changes', words: t('What Changed') },
  { href: '/saved-data', words: t('Saved on This Device') },
  { href: '/licences', words: t('Licences') },
  { href: '/suggest-tool', words: t('Suggest a Tool') },
]
