import { Anchor } from '@/components/ui/anchor'
import { ArticlePicture } from '@/components/site/article/article-picture'
import { buttonVariants } from '@/components/ui/button'
import { type Article, articlePath } from '@/lib/catalogue/page'
import { t } from '@/lib/language/words'

/** An article among the others: its picture, title, description and the way in. */
export function ArticleCard({ article }: { article: Article }) {
  return (
    <li lang={article.wordsIn} className="card flex flex-col overflow-hidden">
      <ArticlePicture slug={article.slug} alt={article.imageAlt} />
      <div className="flex grow flex-col gap-3 p-5">
        <h2 className="font-display">{article.title}</h2>
        <p className="grow text-soft">{article.description}</p>
        <Anchor
          href={articlePath(article)}
          aria-label={t('Read More: {0}', article.title)}
          className={buttonVariants({ variant: 'outline', className: 'self-start' })}
        >
          {t('Read More')}
        </Anchor>
      </div>
    </li>
  )
}
