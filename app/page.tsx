import { JsonLdScript } from 'next-seo'
import { HomeSearch } from '@/components/site/home-search'
import { Sky } from '@/components/site/sky'
import { SuggestCard } from '@/components/site/suggest-card'
import { ToolCard } from '@/components/site/tool-card'
import { tools } from '@/content/catalogue'
import { homeWords, siteData } from '@/content/home'
import { pageMetadata } from '@/content/metadata'

export const metadata = pageMetadata({ ...homeWords, path: '/' })

export default function Page() {
  return (
    <>
      <div data-static="" className="hero">
        <JsonLdScript scriptKey="site" data={siteData} />
        <Sky />
        <h1>{homeWords.heading}</h1>
        <p>{homeWords.introduction}</p>
      </div>
      <HomeSearch names={tools.map(({ name }) => name)} lastCard={<SuggestCard />}>
        {tools.map((tool) => (
          <ToolCard key={tool.slug} tool={tool} />
        ))}
      </HomeSearch>
    </>
  )
}
