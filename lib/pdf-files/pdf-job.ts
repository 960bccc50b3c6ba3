import { compressedPdf } from '@/lib/pdf-files/compress-pdf'
import { addPage, copiedPages, newPdf, savedPdf } from '@/lib/pdf-files/new-pdf'
import { pageRanges, pagesOf } from '@/lib/pdf-files/page-ranges'
import type { Strength } from '@/lib/pdf-files/pdf-inputs'
import { type PaperOptions, picturePage, readPicture, type ReadPicture } from '@/lib/pdf-files/picture-page'
import { isPdf, type PdfFault, type ReadPdf, readPdf } from '@/lib/pdf-files/read-pdf'
import type { Redraw } from '@/lib/pdf-files/redraw'
import { type MadeFile, zipOf } from '@/lib/pdf-files/zip-of'
import { pictureHeader } from '@/lib/pictures/picture-header'

/** What is to be made of the chosen files. */
export type PdfJob = { kind: 'look' } | { kind: 'compress'; strength: Strength } | PagesJob

interface PagesJob extends PaperOptions {
  kind: 'pages'
  /** Chosen pictures are made smaller; null keeps them. */
  pictures: Strength | null
  /** Numbers of pages over all files; empty for all of them. */
  pages: string
  as: 'one' | 'ranges' | 'each'
  turn: number
  turned: string
}

export interface NamedFile {
  name: string
  file: Blob
}

export type JobFault =
  { kind: PdfFault | 'notAPicture'; file: string } | { kind: 'noSuchPage'; pages: number }

export type JobAnswer =
  | { ok: false; fault: JobFault }
  | { ok: true; kind: 'looked'; files: LookedFile[] }
  | { ok: true; kind: 'made'; made: MadeFile; files: number; pages: number; pictures: Counted | null }

/** How many pictures of a PDF there are, and how many are smaller now. */
interface Counted {
  all: number
  smaller: number
}

/** The pages of a file, or why it has none. */
export type LookedFile = { ok: true; pages: number } | { ok: false; fault: JobFault }

/** How far a job is. */
export type Progress = (done: number, total: number) => void

type Source = { pdf: ReadPdf } | { picture: ReadPicture }
type Page = { source: Source; place: number }

/** Does what is asked, with files that never leave the device. */
export async function pdfJob(
  job: PdfJob,
  { files, redraw, onProgress }: { files: readonly NamedFile[]; redraw: Redraw; onProgress: Progress },
): Promise<JobAnswer> {
  if (job.kind === 'compress') return compressed(files, { strength: job.strength, redraw, onProgress })
  if (job.kind === 'look') return { ok: true, kind: 'looked', files: await looked(files, onProgress) }
  const sources: Source[] = []
  for (const { name, file } of files) {
    const bytes = await bytesOf(file)
    const read = await sourceOf(bytes, redraw, job.pictures)
    if (!read.ok) return { ok: false, fault: { kind: read.fault, file: name } }
    sources.push(read.source)
    onProgress(sources.length, files.length * 2)
  }
  return madeOf(job, {
    sources,
    stem: stemOf(files),
    onProgress: (done, total) => onProgress(total + done, total * 2),
  })
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())
/** Every file by itself; a picture by its first bytes alone. */
async function looked(files: readonly NamedFile[], onProgress: Progress): Promise<LookedFile[]> {
  const found: LookedFile[] = []
  for (const { name, file } of files) {
    const bytes = await bytesOf(file)
    const read = isPdf(bytes) ? await readPdf(bytes) : null
    if (read?.ok) found.push({ ok: true, pages: read.pdf.pages.length })
    else if (!read && pictureHeader(bytes)) found.push({ ok: true, pages: 1 })
    else found.push({ ok: false, fault: { kind: read ? read.fault : 'notAPicture', file: name } })
    onProgress(found.length, files.length)
  }
  return found
}

const pagesIn = (source: Source) => ('pdf' in source ? source.pdf.pages.length : 1)
/** The name of the only file without its ending. */
const stemOf = (files: readonly NamedFile[]) =>
  files.length === 1 ? files[0]!.name.replace(/\.[^.]*$/, '') : 'jantar'

async function sourceOf(
  bytes: Uint8Array,
  redraw: Redraw,
  strength: Strength | null,
): Promise<{ ok: true; source: Source } | { ok: false; fault: PdfFault | 'notAPicture' }> {
  if (!isPdf(bytes)) {
    const picture = await readPicture(bytes, redraw, strength)
    return picture ? { ok: true, source: { picture } } : { ok: false, fault: 'notAPicture' }
  }
  const read = await readPdf(bytes)
  return read.ok ? { ok: true, source: { pdf: read.pdf } } : read
}

/** The files of a job that takes pages: one with all of them, one for each range, or one for each page. */
async function madeOf(
  job: PagesJob,
  { sources, stem, onProgress }: { sources: readonly Source[]; stem: string; onProgress: Progress },
): Promise<JobAnswer> {
  const all = sources.flatMap((source) =>
    Array.from({ length: pagesIn(source) }, (_, place) => ({ source, place })),
  )
  const noSuchPage = { ok: false, fault: { kind: 'noSuchPage', pages: all.length } } as const
  const ranges = job.pages.trim() ? pageRanges(job.pages) : [{ from: 1, to: all.length }]
  const parts = ranges.flatMap((range) => [pagesOf(range, all.length)])
  const turned = pageRanges(job.turned).flatMap((range) => pagesOf(range, all.length) ?? [0])
  if (!parts.every((part) => part !== null) || turned.includes(0)) return noSuchPage
  const wanted =
    job.as === 'one' ? [parts.flat()] : job.as === 'ranges' ? parts : parts.flat().map((page) => [page])
  const turnOf = (page: number) => (turned.length === 0 || turned.includes(page) ? job.turn : 0)
  const files: MadeFile[] = []
  for (const numbers of wanted) {
    const pages = numbers.map((number) => ({ ...all[number - 1]!, turn: turnOf(number) }))
    const name =
      wanted.length === 1 ? `${stem}-pages.pdf` : `${stem}-${String(files.length + 1).padStart(3, '0')}.pdf`
    files.push({ name, bytes: await pdfOf(pages, job) })
    onProgress(files.length, wanted.length)
  }
  return answerOf(files, { stem, pages: wanted.flat().length, pictures: null })
}

async function pdfOf(pages: readonly (Page & { turn: number })[], paper: PaperOptions): Promise<Uint8Array> {
  const pdf = newPdf()
  const copies = new Map<ReadPdf, ReturnType<typeof copiedPages>>()
  for (const { source, place, turn } of pages) {
    if ('picture' in source) {
      addPage(pdf, await picturePage(pdf, source.picture, paper), turn)
      continue
    }
    const places = pages.flatMap((page) => (page.source === source ? [page.place] : []))
    const copied = copies.get(source.pdf) ?? copiedPages(source.pdf, new Set(places), pdf)
    copies.set(source.pdf, copied)
    addPage(pdf, copied.get(place)!, turn)
  }
  return savedPdf(pdf.context)
}

async function compressed(
  files: readonly NamedFile[],
  { strength, redraw, onProgress }: { strength: Strength; redraw: Redraw; onProgress: Progress },
): Promise<JobAnswer> {
  const results: MadeFile[] = []
  const pictures: Counted = { all: 0, smaller: 0 }
  let pages = 0
  for (const { name, file } of files) {
    const bytes = await bytesOf(file)
    const read = await readPdf(bytes)
    if (!read.ok) return { ok: false, fault: { kind: read.fault, file: name } }
    const result = await compressedPdf(read.pdf, strength, redraw)
    pictures.all += result.pictures
    pictures.smaller += result.smaller
    pages += read.pdf.pages.length
    const isSmaller = result.bytes.length < bytes.length
    results.push({
      name: name.replace(/(\.pdf)?$/i, '-smaller.pdf'),
      bytes: isSmaller ? result.bytes : bytes,
    })
    onProgress(results.length, files.length)
  }
  return answerOf(results, { stem: stemOf(files), pages, pictures })
}

/** One file as it is, several in a ZIP file. */
function answerOf(
  files: MadeFile[],
  { stem, pages, pictures }: { stem: string; pages: number; pictures: Counted | null },
): JobAnswer {
  const only = files.length === 1 ? files[0] : undefined
  const made = only ?? { name: `${stem}.zip`, bytes: zipOf(files) }
  return { ok: true, kind: 'made', made, files: files.length, pages, pictures }
}
