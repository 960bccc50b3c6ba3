import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { ToolCard } from '@/components/site/tool-card'
import { PageTitle } from '@/components/ui/page-title'
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
  const { slug, name, introduction } = categoryBySlug((await params).category)
  return (
    <div data-category={slug}>
      <Breadcrumbs site={site} trail={[[name, `/${slug}`]]} />
      <PageTitle>{name}</PageTitle>
      <p className="mt-2 max-w-[60ch] text-lg text-soft">{introduction}</p>
      <ul className="tool-grid mt-6">
        {toolsShownIn(slug).map((tool) => (
          <li key={tool.slug}>
            <ToolCard tool={tool} />
          </li>
        ))}
      </ul>
    </div>
  )
}
