import { render, screen } from '@testing-library/react'
import { HowTo } from '@/components/tool-page/how-to'
import { EmiCalculator } from '@/components/tools/emi-calculator/screen'
import framePages from '@/content/frame-pages.json'
import { languagesIn, pageLanguageOf, pagesIn, toolWordsIn } from '@/content/languages'
import { emiCalculator } from '@/content/tools/emi-calculator'
import { type ToolWords, withWords } from '@/content/translated-tool'

const FIXTURES = 'tests/fixtures/languages'

afterEach(() => {
  globalThis.pageLanguage = undefined
})

it('needs no code for another language: a made-up one is read from its folder', () => {
  expect(languagesIn(FIXTURES)).toEqual([{ code: 'zz', locale: 'zz-IN', name: 'Zz' }])
  expect(pagesIn('zz', FIXTURES)).toEqual([...framePages, '/emi-calculator'])
  globalThis.pageLanguage = pageLanguageOf('zz', FIXTURES)
  const tool = withWords(emiCalculator, toolWordsIn<ToolWords>('zz', 'emi-calculator', FIXTURES)!)
  render(
    <>
      <HowTo summary={tool.summary} steps={tool.steps} />
      <EmiCalculator />
    </>,
  )
  expect(screen.getByText('zz how')).toBeInTheDocument()
  expect(screen.getByText('Zz step')).toBeInTheDocument()
  expect(screen.getByLabelText('zz loan')).toHaveValue('10,00,000')
  // What has no translation stays English.
  expect(screen.getByLabelText('Annual interest rate')).toBeInTheDocument()
})
