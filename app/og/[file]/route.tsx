import { readFile } from 'node:fs/promises'
import { create } from 'fontkit'
import { ImageResponse } from 'next/og'
import { IconPicture, PreviewPicture } from '@/components/site/preview-picture'
import { everyPage } from '@/content/every-page'
import { builtLanguage, pagesIn } from '@/content/languages'
import { site } from '@/content/site'
import { localPath } from '@/lib/language/local-path'
import { ogImagePath } from '@/lib/seo/address'

export const dynamic = 'force-static'
export const dynamicParams = false

const ICON_SIZES = [180, 192, 512]
const iconFile = (size: number) => `icon-${size}.png`
const fileOf = (path: string) => ogImagePath(localPath(path)).replace('/og/', '')

const display = readFile('node_modules/@fontsource/young-serif/files/young-serif-latin-400-normal.woff')

/**
 * The pages whose previews are wanted, by their paths: all of them for a host, those that are tested. Icons
 * are part of a visit.
 */
const wanted = process.env.JANTAR_PREVIEWS?.split(' ') ?? []
const pages = everyPage
  .filter(({ path }) => !builtLanguage || pagesIn(builtLanguage.code).includes(path))
  .filter(({ path }) => wanted.includes('all') || wanted.includes(path))

/** The font of a language whose letters change shape with their neighbours. */
const scriptFont = builtLanguage?.previewFont && readFile(`node_modules/${builtLanguage.previewFont}`)

/** A handler with a file ending in its address: hosts then serve the pictures as image/png. */
export function generateStaticParams() {
  return [...pages.map(({ path }) => fileOf(path)), ...ICON_SIZES.map(iconFile)].map((file) => ({ file }))
}

export async function GET(_request: Request, { params }: RouteContext<'/og/[file]'>) {
  const { file } = await params
  const fonts = [{ name: 'Young Serif', data: await display }]
  const iconSize = ICON_SIZES.find((size) => iconFile(size) === file)
  if (iconSize) return new ImageResponse(<IconPicture />, { width: iconSize, height: iconSize })
  const page = everyPage.find(({ path }) => fileOf(path) === file)
  if (!page) throw new Error(`No page has the preview picture ${file}`)
  const font = scriptFont ? fontIn(await scriptFont) : undefined
  return new ImageResponse(
    <PreviewPicture siteName={site.name} name={page.name} summary={page.summary} font={font} />,
    { width: 1200, height: 630, fonts },
  )
}

function fontIn(file: Buffer) {
  const font = create(file)
  if (font.type !== 'TTF') throw new Error('A preview picture takes its letters from a font of one face')
  return font
}
