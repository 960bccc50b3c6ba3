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
      <HomeSearch listId="tools" names={tools.map(({ name }) => name)} />
      <div data-static="">
        <ul id="tools" className="tool-grid mt-8">
          {tools.map((tool) => (
            <li key={tool.slug} data-name={tool.name}>
              <ToolCard tool={tool} />
            </li>
          ))}
          <li>
            <SuggestCard />
          </li>
        </ul>
      </div>
    </>
  )
}
