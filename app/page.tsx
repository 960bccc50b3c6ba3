import { JsonLdScript } from 'next-seo'
import { HomeHero } from '@/components/site/home/home-hero'
import { HomeSearch } from '@/components/site/search/home-search'
import { Island } from '@/components/islands/island'
import { NotLoaded } from '@/components/islands/not-loaded'
import { PopularTools } from '@/components/site/home/popular-tools'
import { RecentTools } from '@/components/site/home/recent-tools'
import { ToolGroups } from '@/components/site/home/tool-groups'
import { GuideList } from '@/components/site/article/guide-list'
import { articles } from '@/content/blog'
import { liveTools, toolBySlug, tools, toolsShownIn } from '@/content/catalogue'
import { categories } from '@/content/categories'
import { builtLanguage } from '@/content/languages'
import { homeWords, popularSlugs, siteData } from '@/content/home'
import { pageMetadata } from '@/content/metadata'

export const metadata = pageMetadata({ ...homeWords, path: '/' })

export default function Page() {
  return (
    <>
      <JsonLdScript scriptKey="site" data={siteData} />
      <HomeHero heading={homeWords.heading} introduction={homeWords.introduction} />
      <NotLoaded />
      <Island of="home-search">
        <HomeSearch listId="tools" names={tools.map(({ name }) => name)} belowId="more" />
      </Island>
      <div data-when-idle="" className="mt-4">
        <Island of="recent-tools">
          <RecentTools names={Object.fromEntries(liveTools.map(({ slug, name }) => [slug, name]))} />
        </Island>
        <PopularTools tools={popularSlugs.map(toolBySlug)} />
      </div>
      <ToolGroups
        id="tools"
        groups={categories.map((category) => ({ category, tools: toolsShownIn(category.slug) }))}
      />
      <div id="more" />
      {!builtLanguage && <GuideList articles={articles} />}
    </>
  )
}
