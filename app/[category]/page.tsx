import { CategoryPage } from '@/components/site/category-page'
import { categories } from '@/content/categories'
import { categoryBySlug, toolsShownIn } from '@/content/catalogue'
import { pageMetadata } from '@/content/metadata'
import { site } from '@/content/site'

type Props = PageProps<'/[category]'>

export const dynamicParams = false
export const generateStaticParams = () => categories.map(({ slug }) => ({ category: slug }))

export async function generateMetadata({ params }: Props) {
  const { name, description, slug } = categoryBySlug((await params).category)
  return pageMetadata({ title: name, description, path: `/${slug}` })
}

export default async function Page({ params }: Props) {
  const category = categoryBySlug((await params).category)
  return <CategoryPage category={category} tools={toolsShownIn(category.slug)} site={site} />
}
