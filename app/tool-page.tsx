import type { ReactElement } from 'react'
import { Island } from '@/components/islands/island'
import { NotLoaded } from '@/components/islands/not-loaded'
import { RememberTool } from '@/components/site/remember-tool'
import { FaqList } from '@/components/tool-page/faq'
import { HowTo } from '@/components/tool-page/how-to'
import { NextSteps } from '@/components/tool-page/next-steps'
import { RelatedTools } from '@/components/tool-page/related-tools'
import { Sources } from '@/components/tool-page/sources'
import { StructuredData } from '@/components/tool-page/structured-data'
import { ToolHeading } from '@/components/tool-page/tool-heading'
import { UnderConstruction } from '@/components/tool-page/under-construction'
import { articles } from '@/content/blog'
import { categoryBySlug, toolBySlug } from '@/content/catalogue'
import { changedTools } from '@/content/changes/law-changes'
import { site } from '@/content/site'
import { wordsWithoutScripts } from '@/content/without-scripts'
import type { Tool } from '@/lib/catalogue/tool'

/**
 * The frame of a tool: its words around its screen, an island. A planned tool has no screen yet, and the page
 * states it.
 */
export function ToolPage({ tool: { slug }, screen }: { tool: Tool; screen?: ReactElement<object> }) {
  // In the language of this build.
  const tool = toolBySlug(slug)
  const category = categoryBySlug(tool.category)
  return (
    <article data-category={tool.category}>
      <StructuredData tool={tool} category={category} site={site} />
      <header>
        <ToolHeading tool={tool} category={category} />
      </header>
      {screen ? (
        <>
          <noscript>
            <p className="card mb-4 p-4">{wordsWithoutScripts(tool)}</p>
          </noscript>
          <NotLoaded />
          <Island of={tool.slug}>{screen}</Island>
          <Island of="remember-tool" frame>
            <RememberTool slug={tool.slug} />
          </Island>
          {tool.next && (
            <Island of="next-steps" frame>
              <NextSteps steps={tool.next} />
            </Island>
          )}
        </>
      ) : (
        <UnderConstruction name={tool.name} />
      )}
      <div className="tool-words no-print mt-8 grid grid-cols-1 gap-4">
        <RelatedTools tools={tool.related.map(toolBySlug)} guide={guideFor(tool)} />
        <HowTo summary={tool.summary} steps={tool.steps} />
        <FaqList faqs={tool.faqs} />
        <Sources
          sources={tool.sources}
          updatedOn={tool.updatedOn}
          changes={changedTools.has(slug) ? `/changes#${slug}` : null}
        />
      </div>
    </article>
  )
}

const guideFor = ({ slug }: Tool) => articles.find((article) => article.guideFor?.includes(slug))
