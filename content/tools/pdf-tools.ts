import { FileStack } from 'lucide'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const pdfTools: Tool = {
  slug: 'pdf-tools',
  category: 'everyday-utilities',
  status: 'live',
  name: 'PDF Tools',
  title: 'PDF Tools: JPG to PDF, Merge, Split and Compress PDF',
  description:
    'Make a PDF from photos, merge and split PDFs, pick, reorder or turn pages and compress scans, all on your own device: no file is uploaded, no account.',
  summary: 'Makes PDFs from pictures, merges, splits and compresses them, on your device.',
  lead: 'JPG to PDF; merge, split and compress PDF',
  icon: FileStack,
  keywords: keywordsFrom(`
    pdf, pdf tools, merge pdf, combine pdf, join pdf, split pdf, separate pages, compress pdf,
    reduce pdf size, pdf size, jpg to pdf, jpeg to pdf, image to pdf, photo to pdf, picture to pdf,
    png to pdf, scan to pdf, rotate pdf, delete pages, reorder pages, extract pages, pdf editor`),
  steps: stepsFrom({
    'Choose what to do': 'Put pictures and PDFs into one, split, pick or turn pages, or make PDFs smaller.',
    'Choose the files':
      'Select several at once or drop them on the page. They are not uploaded: everything is done in your browser.',
    'Put them in order':
      'Move a file up or down with the buttons, or drag it with the mouse. Page numbers count through all files in this order.',
    'Make and save':
      'Press “Make the PDF”. You see how far it is and may cancel it; then compare the sizes and save the file.',
  }),
  faqs: faqsFrom({
    'How do I make a PDF from JPG photos?':
      'Choose the photos, put them in order and press “Make the PDF”. Each gets a page, A4 with a margin or as large as the picture. Photos that were taken with the phone on its side are put upright.\n\nThe JPEG itself is kept as it is, without the place and device that the camera wrote into it. Under “Make pictures smaller” the file can be made small enough for a form.',
    'Are my files uploaded anywhere?':
      'No. They are read, joined and saved by your own browser, and nothing of them is sent or put into a link. Once the page has loaded it works without a network.\n\nThat suits Aadhaar, bank statements and marksheets, which should not be given to a stranger’s server.',
    'How do I split a PDF or delete pages?':
      'Choose “Split, pick or turn pages” and write the pages to keep, such as 1-3, 7, 9-. They come in the order you write, and pages left out are not in the new file at all.\n\n“A PDF for each range” and “A PDF for each page” give several PDFs in one ZIP file.',
    'How much smaller does a PDF get?':
      'A scan or a PDF of photographs gets much smaller, as its JPEG pictures are encoded anew, with fewer pixels; the page shows both sizes. Text, drawings, fax-like scans and pictures of other kinds are not touched.\n\nA PDF of text alone hardly gets smaller. If the new file were larger, you get your own file back.',
    'What about a PDF with a password?':
      'It cannot be opened here. The Aadhaar PDF and many bank statements have one: open the file in your PDF reader with its password, choose Print and “Save as PDF”, and use that copy.\n\nKeep such a copy safe, as anybody can open it.',
    'What is lost when PDFs are merged or split?':
      'What is on the pages stays: text, pictures, links to web pages. Bookmarks are left out, fields of a form can no longer be filled in, and a digital signature is no longer valid, as the file has changed.\n\nMaking a PDF smaller keeps bookmarks and forms, but a signature does not survive that either.',
  }),
  sources: checkedOn('2026-11-28', {
    'ISO 32000-1: the format PDF 1.7':
      'https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf',
    'CIPA DC-008: Exif, orientation of photographs': 'https://www.cipa.jp/std/documents/e/DC-008-2012_E.pdf',
    'The library that reads and writes PDFs: @cantoo/pdf-lib (MIT)':
      'https://www.npmjs.com/package/@cantoo/pdf-lib',
  }),
  related: ['photo-resizer', 'qr-code-generator', 'invoice-generator'],
  updatedOn: '2026-11-28',
}
