'use client'

import { useEffect } from 'react'
import { rememberTool } from '@/components/site/home/recent-tools-store'

/** Notes on this device that the visitor opened this tool, for the home page's "Recently used". */
export function RememberTool({ slug }: { slug: string }) {
  useEffect(() => rememberTool(slug), [slug])
  return null
}
