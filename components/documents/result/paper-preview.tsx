import {
  type RefObject,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/store/document-store'
import { LookFields } from '@/components/documents/details/look-fields'
import { PaperOutline } from '@/components/documents/paper/paper-outline'
import { papersOf } from '@/components/documents/paper/papers-of'
import { PaperView } from '@/components/documents/paper/paper-view'
import { loadPaperLanguage } from '@/components/documents/paper/load-paper-words'
import { ENGLISH, type PaperWords } from '@/components/documents/paper/paper-words'
import { usePaperFonts } from '@/components/documents/pdf/use-fonts'
import { bindDocumentFields } from '@/components/documents/store/use-document'
import { ChoiceField } from '@/components/fields/choice-field'
import { DidNotLoad } from '@/components/ui/load-error'
import { languageOfPaper, type PaperLanguage } from '@/lib/invoicing/document/paper-style'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { isRoll } from '@/lib/invoicing/document/look'
import { balanceOf } from '@/lib/invoicing/tax/payments'
import { t } from '@/lib/language/words'
import '@/components/documents/paper/paper.css'

const SHEETS = { a4: 'A4', a5: 'A5', twoOnA4: t('Two copies on A4') }

interface PaperPreviewProps {
  doc: BusinessDocument
  /** The document as last rendered; it follows while one types. */
  settled: BusinessDocument
}

/** The papers of the document and the choice of their look. */
export default function PaperPreview({ doc, settled }: PaperPreviewProps) {
  const pictures = useStore(documentStore, (state) => state.pictures)
  const documents = useDeferredValue(useStore(documentStore, (state) => state.documents))
  const { wording, failed, retry } = usePaperWords(settled.style.language)
  const papers = useMemo(
    () => papersOf(settled, balanceOf(settled, documents), wording),
    [settled, documents, wording],
  )
  const place = usePaperScale()
  usePaperFonts(papers)
  useRollPage(place)
  useScrollOfSides(place)
  return (
    <>
      {failed && (
        <DidNotLoad
          className="no-print mt-2"
          role="alert"
          what={t('The language of the paper')}
          onRetry={retry}
        />
      )}
      <div ref={place} className="paper-scroll" role="region" aria-label={t('The paper')} tabIndex={0}>
        {papers?.map((paper, number) => <PaperView key={number} paper={paper} pictures={pictures} />) ?? (
          <PaperOutline />
        )}
      </div>
      <div className="no-print mt-4">
        <LookFields doc={doc} />
        {doc.kind === 'receipt' && doc.type !== 'rent' && !isRoll(doc.look) && (
          <ChoiceField
            field={bindDocumentFields(doc).own('sheet')}
            label={t('Size of the PDF')}
            options={SHEETS}
          />
        )}
      </div>
    </>
  )
}

interface Loaded {
  code: string
  /** Null where they did not come. */
  words: Record<'own' | 'both', PaperWords> | null
}

/** The words of a paper in its language; English until they are there. */
function usePaperWords(language: PaperLanguage) {
  const named = languageOfPaper(language)
  const [loaded, setLoaded] = useState<Loaded>()
  const known = named && loaded?.code === named.code ? loaded : undefined
  const missing = known ? undefined : named
  useEffect(() => {
    if (!missing) return
    const { code } = missing
    const keep = (words: Loaded['words']) => setLoaded({ code, words })
    loadPaperLanguage(missing).then(keep, () => keep(null))
  }, [missing])
  return {
    wording: known?.words?.[language === named?.own ? 'own' : 'both'] ?? ENGLISH,
    failed: known?.words === null,
    retry: () => setLoaded(undefined),
  }
}

/** 186 mm of an A4 page between its margins, and 16 mm of padding, in CSS pixels. */
const PAPER_PX = (202 / 25.4) * 96

/** Scales the paper to the width of its place, through a custom property that printing ignores. */
function usePaperScale() {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const fit = () => {
      const element = place.current!
      const scale = Math.min(1, element.clientWidth / PAPER_PX)
      // Nothing has a width while the form is shown in its place.
      if (scale > 0) element.style.setProperty('--paper-scale', scale.toFixed(4))
    }
    fit()
    addEventListener('resize', fit)
    // On a phone the tab of the paper gives it a width.
    addEventListener('change', fit)
    return () => {
      removeEventListener('resize', fit)
      removeEventListener('change', fit)
    }
  }, [])
  return place
}

/** The margins of `@page roll` and `@page narrow-roll` in paper.css, and the gap between two papers. */
const MARGINS_MM = 8
const GAP_MM = 10
/** More than one print adds to what the screen measures by rounding. */
const SPARE_MM = 4

const millimetres = (pixels: number) => (pixels / 96) * 25.4

/** Makes the printed page of a till's roll as long as what is on it: one strip, without a break or an empty end. */
function useRollPage(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!('adoptedStyleSheets' in document)) return
    const pages = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, pages]
    const fit = () => {
      const length = stripLength(place.current!)
      if (length === null) return
      pages.replaceSync(
        `@page roll { size: 80mm ${length}mm; margin: 4mm } @page narrow-roll { size: 58mm ${length}mm; margin: 4mm }`,
      )
    }
    addEventListener('beforeprint', fit)
    return () => {
      removeEventListener('beforeprint', fit)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== pages)
    }
  }, [place])
}

/** In whole millimetres; null where the paper is no roll. */
function stripLength(place: HTMLElement): number | null {
  const strips = [...place.querySelectorAll('.paper-roll')]
  if (strips.length === 0) return null
  const body = place.closest<HTMLElement>('.paper-section')!
  // While a phone shows the form it has no height.
  body.style.display = 'block'
  const pixels = strips.reduce((sum, strip) => sum + strip.getBoundingClientRect().height, 0)
  body.style.removeProperty('display')
  return Math.ceil(millimetres(pixels) + MARGINS_MM + (strips.length - 1) * GAP_MM + SPARE_MM)
}

/** On a phone the paper is shown from its head, and the form again where it was left. */
function useScrollOfSides(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const isPaper = () => document.querySelector('[name=side]:checked[value=paper]') !== null
    const showHead = () => place.current!.closest('.tool')!.scrollIntoView()
    let left = scrollY
    // The paper may have been chosen before this part came.
    if (isPaper()) showHead()
    const remember = () => {
      if (!isPaper()) left = scrollY
    }
    const arrive = ({ target }: Event) => {
      if ((target as HTMLInputElement).name !== 'side') return
      if (isPaper()) showHead()
      else scrollTo(0, left)
    }
    addEventListener('scroll', remember, { passive: true })
    addEventListener('change', arrive)
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('change', arrive)
    }
  }, [place])
}
