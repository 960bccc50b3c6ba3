import { screen, within } from '@testing-library/react'
import { PdfTools } from '@/components/tools/pdf-tools/screen'
import { type NamedFile, pdfJob, type PdfJob } from '@/lib/pdf-files/pdf-job'
import { openAt } from '@/tests/calculator-screen'
import { jpegFile, lockedPdf, pdfFile, redrawTo } from '@/tests/lib/pdf-files/pdf-files'

/**
 * Replaces the worker, which jsdom does not have: it really does the job, in the page, unless it is to fail or to wait.
 */
class JobInPage extends EventTarget {
  static mood: 'works' | 'fails' | 'waits' = 'works'
  static ended = 0

  postMessage({ job, files }: { job: PdfJob; files: NamedFile[] }): void {
    const answer = (data: object) => this.dispatchEvent(new MessageEvent('message', { data }))
    const { mood } = JobInPage
    if (job.kind !== 'look' && mood === 'fails') {
      setTimeout(() => this.dispatchEvent(new Event('error')))
      return
    }
    answer({ kind: 'progress', done: 1, total: 4 })
    if (job.kind !== 'look' && mood === 'waits') return
    void pdfJob(job, { files, redraw: redrawTo(jpegFile(2, 1)), onProgress: () => {} }).then((found) =>
      answer({ kind: 'answer', answer: found }),
    )
  }

  terminate(): void {
    JobInPage.ended += 1
  }
}
globalThis.Worker = JobInPage as unknown as typeof Worker

const fileOf = (name: string, bytes: Uint8Array) =>
  new File([new Uint8Array(bytes)], name, { type: name.endsWith('.jpg') ? 'image/jpeg' : 'application/pdf' })

async function openWith(files: readonly File[], link = '') {
  JobInPage.mood = 'works'
  const user = openAt(`/pdf-tools${link}`, PdfTools)
  await user.upload(screen.getByLabelText('PDFs and pictures'), [...files])
  return user
}

const names = () =>
  within(screen.getByRole('list', { name: 'Chosen files' }))
    .getAllByRole('listitem')
    .map((item) => /\. (\S+)/.exec(item.textContent)![1])

test('files are counted, put in order by buttons, removed, and made into one', async () => {
  const user = await openWith([fileOf('a.pdf', await pdfFile(3)), fileOf('b.jpg', jpegFile(4, 2))])
  expect(await screen.findByText(/^3 pages, /)).toBeVisible()
  expect(screen.getByRole('group', { name: 'Page for a picture' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Move down a.pdf' }))
  expect(names()).toEqual(['b.jpg', 'a.pdf'])
  expect(screen.getByRole('button', { name: 'Move down a.pdf' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(screen.getByRole('button', { name: 'Make the PDF' }))
  expect(await screen.findByRole('button', { name: 'Save the PDF' })).toBeVisible()
  expect(document.querySelector('output[name=pagesMade]')).toHaveAttribute('data-value', '4')
  await user.click(screen.getByRole('button', { name: 'Remove b.jpg' }))
  expect(names()).toEqual(['a.pdf'])
  expect(screen.queryByRole('button', { name: 'Save the PDF' })).not.toBeInTheDocument()
})

test('a locked and a damaged file are named, and nothing is made until they are removed', async () => {
  const broken = new TextEncoder().encode('%PDF-1.7 broken off')
  const user = await openWith([fileOf('bank.pdf', await lockedPdf()), fileOf('scan.pdf', broken)])
  expect(await screen.findByText(/^“bank.pdf” is locked with a password/)).toBeVisible()
  expect(screen.getByText(/^“scan.pdf” is damaged/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Make the PDF' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Remove bank.pdf' }))
  await user.click(screen.getByRole('button', { name: 'Remove scan.pdf' }))
  expect(screen.getByText('Choose PDFs or pictures.')).toBeVisible()
  expect(screen.getByText(/^Bookmarks are left out/)).toBeVisible()
})

test('numbers of pages that are not there are named; wrong ones are marked in their field', async () => {
  const user = await openWith([fileOf('a.pdf', await pdfFile(3))], '#job=pages&pages=2-5')
  await user.click(await screen.findByRole('button', { name: 'Make the PDF' }))
  expect(await screen.findByText('The files have 3 pages. Correct the numbers of the pages.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Pages' }), ', x')
  await user.tab()
  expect(screen.getByText('“x” is no number of a page. Write, for example, 1-3, 7, 9-.')).toBeVisible()
})

test('what runs shows how far it is, and ends when it is cancelled', async () => {
  const user = await openWith([fileOf('a.pdf', await pdfFile(1))])
  JobInPage.mood = 'waits'
  const { ended } = JobInPage
  await user.click(await screen.findByRole('button', { name: 'Make the PDF' }))
  expect(screen.getByRole('progressbar', { name: 'Making the PDF' })).toHaveAttribute('value', '1')
  expect(screen.getByText('Making the PDF: step 1 of 4')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(JobInPage.ended).toBeGreaterThan(ended)
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Make the PDF' })).toBeVisible()
})

test('a part that does not load can be asked for again', async () => {
  const user = await openWith([fileOf('a.pdf', await pdfFile(1))])
  JobInPage.mood = 'fails'
  await user.click(await screen.findByRole('button', { name: 'Make the PDF' }))
  expect(await screen.findByText(/The part that makes PDFs did not load/)).toBeVisible()
  JobInPage.mood = 'works'
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Save the PDF' })).toBeVisible()
})

test('a PDF that cannot get smaller is given back, and the page says why; Reset empties the list', async () => {
  const user = await openWith([fileOf('a.pdf', await pdfFile(1))], '#job=compress')
  await user.click(await screen.findByRole('button', { name: 'Make the PDF' }))
  expect(await screen.findByRole('button', { name: 'Save the PDF' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(screen.queryByRole('list', { name: 'Chosen files' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo reset' }))
  expect(names()).toEqual(['a.pdf'])
})
