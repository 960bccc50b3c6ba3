import { tools } from '@/content/catalogue'
import { categories } from '@/content/categories'

const links = categories.map(({ slug, navName }) => ({ href: `/${slug}`, words: navName }))
const blog = { href: '/blog', words: 'Blog' }

export const headerLinks = [{ href: '/', words: 'Home' }, ...links, blog]

/** The category of each tool, by address. */
export const sectionOf = Object.fromEntries(tools.map(({ slug, category }) => [`/${slug}`, `/${category}`]))

export const quickLinks = [...links, blog]

export const supportLinks = [
  { href: '/about', words: 'About' },
  { href: '/privacy-policy', words: 'Privacy Policy' },
  { href: '/terms-conditions', words: 'Terms & Conditions' },
  { href: '/contact', words: 'Contact' },
  { href: '/proof', words: 'Check Our Figures' },
  { href: '/saved-data', words: 'Saved on This Device' },
  { href: '/licences', words: 'Licences' },
  { href: '/suggest-tool', words: 'Suggest a Tool' },
]
