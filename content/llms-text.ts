import { articles } from '@/content/blog'
import { toolsShownIn } from '@/content/catalogue'
import { categories } from '@/content/categories'
import { publishedLanguages } from '@/content/languages'
import { changes } from '@/content/pages'
import { site } from '@/content/site'
import { articlePath } from '@/lib/catalogue/page'
import { addressOf } from '@/lib/seo/address'

const line = (path: string, name: string, summary: string) =>
  `- [${name}](${addressOf(site.origin, path)}): ${summary}`

/**
 * The site for language models, in the form of llmstxt.org: what it is, its tools by category, its guides,
 * its open data.
 */
export const llmsText = [
  `# ${site.name}`,
  `> ${site.tagline}: free calculators, business documents and lookups. No account; what is typed stays in the browser.`,
  'Every control of a tool can be set by a link: its values stand in the fragment, as in `/emi-calculator#principal=2500000&rate=9&years=20`.',
  ...categories.flatMap(({ slug, name }) => [
    `## ${name}`,
    toolsShownIn(slug)
      .map((tool) => line(`/${tool.slug}`, tool.name, tool.summary))
      .join('\n'),
  ]),
  '## Guides',
  articles.map((article) => line(articlePath(article), article.title, article.summary)).join('\n'),
  '## Other languages',
  publishedLanguages()
    .map(({ code, name, locale }) =>
      line(`/${code}`, name, `The same tools and pages in ${locale}, at the same paths after /${code}.`),
    )
    .join('\n'),
  '## Open data',
  line(
    '/api/rules/index.json',
    'Law and tariffs',
    'Income tax, TDS, stamp duty, electricity and more as JSON, with first days and sources.',
  ),
  line('/changes', changes.title, changes.description),
].join('\n\n')
