import type { ComponentProps } from 'react'
import { headingId } from '@/components/site/article/heading-id'

/** A second-level heading of an article, with an address of its own for the contents list. */
export function ArticleHeading({ children, ...props }: ComponentProps<'h2'>) {
  return (
    <h2 id={typeof children === 'string' ? headingId(children) : undefined} {...props}>
      {children}
    </h2>
  )
}
