import { unzipSync } from 'fflate'
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { type JobAnswer, type NamedFile, pdfJob, type PdfJob } from '@/lib/pdf-files/pdf-job'
import { png } from '@/tests/picture-bytes'
import { exif, jpegFile, lockedPdf, named, numbersIn, pdfFile, redrawTo } from './pdf-files'

const draws = redrawTo(jpegFile(2, 1, { scan: 10 }))

const PAGES: Extract<PdfJob, { kind: 'pages' }> = {
  ...{ kind: 'pages', page: 'a4', marginMm: 10, pictures: null },
  ...{ pages: '', as: 'one', turn: 0, turned: '' },
}
const ask = (files: readonly NamedFile[], job: Partial<typeof PAGES> = {}, redraw = draws) =>
  pdfJob({ ...PAGES, ...job }, { files, redraw, onProgress: () => {} })

function madeBy(answer: JobAnswer) {
  if (!answer.ok || answer.kind !== 'made') throw new Error(JSON.stringify(answer))
  return answer
}

async function partsOf(answer: JobAnswer): Promise<Record<string, number[]>> {
  const files = Object.entries(unzipSync(madeBy(answer).made.bytes))
  return Object.fromEntries(
    await Promise.all(files.map(async ([name, bytes]) => [name, await numbersIn(bytes)])),
  )
}

describe('PDFs into one', () => {
  it('keeps the order of the files and of their pages', async () => {
    const answer = madeBy(await ask([named('b.pdf', await pdfFile(2, 7)), named('a.pdf', await pdfFile(3))]))
    expect(await numbersIn(answer.made.bytes)).toEqual([7, 8, 1, 2, 3])
    expect(answer).toMatchObject({ files: 1, pages: 5, made: { name: 'jantar-pages.pdf' } })
  })

  it('takes a hundred pages, and reports each step', async () => {
    const steps: number[] = []
    const files = [named('a.pdf', await pdfFile(60)), named('b.pdf', await pdfFile(40, 61))]
    const answer = await pdfJob(
      { ...PAGES, as: 'each' },
      { files, redraw: draws, onProgress: (done, total) => steps.push(done / total) },
    )
    const parts = await partsOf(answer)
    expect(Object.keys(parts)).toHaveLength(100)
    expect(Object.values(parts).flat()).toEqual(Array.from({ length: 100 }, (_, place) => place + 1))
    expect(steps.at(-1)).toBe(1)
    expect(steps).toEqual(steps.toSorted((one, other) => one - other))
    expect(steps).toHaveLength(102)
  })
})

describe('pages of a PDF', () => {
  const of = async (job: Partial<typeof PAGES>, count = 9) => ask([named('a.pdf', await pdfFile(count))], job)

  it.each([
    ['picked', '2, 4-6', [2, 4, 5, 6]],
    ['in another order, backwards and to the end', '8-, 3-1', [8, 9, 3, 2, 1]],
    ['one of them twice', '5 5', [5, 5]],
  ])('are %s', async (_, pages, expected) => {
    expect(await numbersIn(madeBy(await of({ pages })).made.bytes)).toEqual(expected)
  })

  it('are split by ranges, a file for each', async () => {
    const answer = await of({ pages: '1-3, 4, 5-', as: 'ranges' })
    expect(await partsOf(answer)).toEqual({
      'a-001.pdf': [1, 2, 3],
      'a-002.pdf': [4],
      'a-003.pdf': [5, 6, 7, 8, 9],
    })
    expect(madeBy(answer)).toMatchObject({ files: 3, pages: 9, made: { name: 'a.zip' } })
  })

  it('are turned, all or some, beyond how they are turned already', async () => {
    const once = madeBy(await of({ turn: 90, turned: '2' }, 3)).made.bytes
    const twice = madeBy(await ask([named('once.pdf', once)], { turn: 270 })).made.bytes
    const turns = async (bytes: Uint8Array) =>
      (await PDFDocument.load(bytes)).getPages().map((page) => page.getRotation().angle)
    expect(await turns(once)).toEqual([0, 90, 0])
    expect(await turns(twice)).toEqual([270, 0, 270])
    expect(await turns(madeBy(await of({ pages: '1, 1', turn: 90 }, 1)).made.bytes)).toEqual([90, 90])
  })

  it.each([{ pages: '8-10' }, { turned: '12', turn: 90 }])(
    'that are not there are named: %j',
    async (job) => {
      expect(await of(job)).toEqual({ ok: false, fault: { kind: 'noSuchPage', pages: 9 } })
    },
  )

  it('bring nothing of the pages that links lead to', async () => {
    const linked = named('a.pdf', await pdfFile(3, 1, true))
    const one = await PDFDocument.load(madeBy(await ask([linked], { pages: '2' })).made.bytes)
    const isPage = (object: unknown) => object instanceof Object && 'Parent' in object && 'MediaBox' in object
    expect(one.context.enumerateIndirectObjects().filter(([, object]) => isPage(object))).toHaveLength(1)
    const all = await PDFDocument.load(madeBy(await ask([linked])).made.bytes)
    expect(all.context.enumerateIndirectObjects().filter(([, object]) => isPage(object))).toHaveLength(3)
  })
})

describe('pictures', () => {
  const pictureIn = async (bytes: Uint8Array) => {
    const pdf = await PDFDocument.load(bytes)
    const page = pdf.getPage(0)
    const drawn = pdf.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) =>
        object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image')
          ? [object]
          : [],
      )
    return { size: [page.getWidth(), page.getHeight()], drawn }
  }

  it('lie upright on A4 within the margin, and keep their bytes but those of the camera', async () => {
    const photo = named('photo.jpg', jpegFile(4, 2, { before: exif(6) }))
    const { size, drawn } = await pictureIn(madeBy(await ask([photo])).made.bytes)
    // 4 × 2 held on its side is 2 × 4: A4 upright, 595.28 by 841.89 points.
    expect(size.map((side) => Math.round(side))).toEqual([595, 842])
    expect(drawn[0]!.contents).toEqual(jpegFile(4, 2))
  })

  it('have pages of their own size, at 150 dots per inch, with a margin around', async () => {
    const job = { page: 'own', marginMm: 10 } as const
    const { size } = await pictureIn(madeBy(await ask([named('a.jpg', jpegFile(150, 75))], job)).made.bytes)
    // An inch and half of one, each with 2 × 10 mm = 56.69 points more.
    expect(size.map((side) => side.toFixed(1))).toEqual(['128.7', '92.7'])
  })

  it('without loss stay so: a PNG is kept by its pixels', async () => {
    const { drawn } = await pictureIn(madeBy(await ask([named('a.png', png(1, 2))])).made.bytes)
    expect(drawn[0]!.dict.get(PDFName.of('Filter'))).toBe(PDFName.of('FlateDecode'))
  })

  it('are made smaller on request, never larger', async () => {
    const [small, large] = [jpegFile(2, 1, { scan: 10 }), jpegFile(4, 2, { scan: 900 })]
    const smaller = await ask([named('a.jpg', large)], { pictures: 'strong' }, redrawTo(small))
    expect((await pictureIn(madeBy(smaller).made.bytes)).drawn[0]!.contents).toEqual(small)
    const larger = await ask([named('a.jpg', small)], { pictures: 'strong' }, redrawTo(large))
    expect((await pictureIn(madeBy(larger).made.bytes)).drawn[0]!.contents).toEqual(small)
  })

  it('and PDFs go into one file', async () => {
    const answer = await ask([named('a.pdf', await pdfFile(2)), named('p.jpg', jpegFile(4, 2))], {
      pages: '3, 1',
    })
    // 842 points wide, less 100.
    expect(await numbersIn(madeBy(answer).made.bytes)).toEqual([742, 1])
  })
})

describe('a file that cannot be read is named', () => {
  const text = new TextEncoder()
  it.each([
    ['locked with a password', lockedPdf, 'locked'],
    ['broken off', async () => text.encode('%PDF-1.7\n1 0 obj\n<< /Type /Catalog'), 'broken'],
    [
      'without a page',
      async () => text.encode('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj trailer<</Root 1 0 R>>'),
      'broken',
    ],
    ['no PDF and no picture', async () => text.encode('Dear Sir'), 'notAPicture'],
  ])('%s', async (_, file, kind) => {
    const files = [named('good.pdf', await pdfFile(1)), named('bad.pdf', await file())]
    const fault = { ok: false, fault: { kind, file: 'bad.pdf' } }
    expect(await ask(files)).toEqual(fault)
    expect(await pdfJob({ kind: 'look' }, { files, redraw: draws, onProgress: () => {} })).toMatchObject({
      files: [{ ok: true, pages: 1 }, fault],
    })
  })

  it('and those that can be read are counted', async () => {
    const files = [named('a.pdf', await pdfFile(4)), named('b.jpg', jpegFile(4, 2))]
    expect(await pdfJob({ kind: 'look' }, { files, redraw: draws, onProgress: () => {} })).toMatchObject({
      files: [{ pages: 4 }, { pages: 1 }],
    })
  })
})

describe('a smaller PDF', () => {
  const photos = async (...scans: number[]) => {
    const files = scans.map((scan, place) => named(`${place}.jpg`, jpegFile(4, 2, { scan })))
    return madeBy(await ask(files)).made.bytes
  }
  const compress = (bytes: Uint8Array, jpeg: Uint8Array | null) =>
    pdfJob(
      { kind: 'compress', strength: 'medium' },
      { files: [named('a.pdf', bytes)], redraw: redrawTo(jpeg), onProgress: () => {} },
    )

  it('has its JPEG pictures encoded anew where that is a gain, and all its pages', async () => {
    const before = await photos(9_000, 20)
    const answer = madeBy(await compress(before, jpegFile(2, 1, { scan: 200 })))
    expect(answer).toMatchObject({
      pages: 2,
      pictures: { all: 2, smaller: 1 },
      made: { name: 'a-smaller.pdf' },
    })
    expect(answer.made.bytes.length).toBeLessThan(before.length - 8_500)
    expect((await PDFDocument.load(answer.made.bytes)).getPageCount()).toBe(2)
  })

  it('is the file itself where nothing is gained', async () => {
    const before = await photos(20)
    const once = madeBy(await compress(before, null)).made.bytes
    expect(madeBy(await compress(once, null)).made.bytes.length).toBeLessThanOrEqual(once.length)
    expect(once.length).toBeLessThanOrEqual(before.length)
  })

  it('keeps what is no picture: text, links between pages', async () => {
    const before = await pdfFile(3, 1, true)
    const after = madeBy(await compress(before, null)).made.bytes
    expect(await numbersIn(after)).toEqual([1, 2, 3])
    expect(after.length).toBeLessThanOrEqual(before.length)
  })

  it('of several are files of their own, also of one name', async () => {
    const file = named('a.pdf', await pdfFile(1))
    const answer = await pdfJob(
      { kind: 'compress', strength: 'light' },
      { files: [file, file], redraw: draws, onProgress: () => {} },
    )
    expect(Object.keys(await partsOf(answer))).toEqual(['a-smaller.pdf', '2-a-smaller.pdf'])
  })
})
