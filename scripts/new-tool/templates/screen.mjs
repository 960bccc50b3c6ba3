/** Fields, answer and working; the result is derived while rendering, never in an effect. */
export function screenFile(names) {
  return `${screenImports(names)}
${screenItself(names)}`
}

function screenImports({ sum, sumPath }) {
  return `'use client'

import { AmountField } from '@/components/fields/amount-field'
import { PercentField } from '@/components/fields/number-field'
import { ResultPanel, type ResultRow } from '@/components/results/result-panel'
import { Working } from '@/components/results/working'
import { ShareLink } from '@/components/tool-form/share-link'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { rupees } from '@/lib/format/numbers'
import { ${sum}, ${sum}Inputs } from '@/${sumPath}'
`
}

function screenItself({ title, screen, sum }) {
  return `export function ${screen}() {
  const { values, field, reset, fragment } = useToolInputs(${sum}Inputs)
  const result = values && ${sum}(values)
  const rows: ResultRow[] | null = result && [
    { name: 'total', label: 'Total', value: result.total, formatted: rupees(result.total), primary: true },
  ]

  return (
    <ToolForm
      onReset={reset}
      result={
        <>
          <ResultPanel rows={rows} placeholder="Enter values to calculate.">
            <ShareLink fragment={fragment} title=${attribute(title)} />
          </ResultPanel>
          {values && result && (
            <Working
              formula="Total = P × r ÷ 100"
              steps={[
                { says: 'P, the amount', sum: rupees(values.principal, 2) },
                { says: 'Total', sum: \`\${rupees(values.principal, 2)} × \${values.rate} ÷ 100 = \${rupees(result.total, 2)}\` },
              ]}
            />
          )}
        </>
      }
    >
      <AmountField field={field('principal')} label="Amount" />
      <PercentField field={field('rate')} label="Rate" />
    </ToolForm>
  )
}
`
}

/** Answer, change, problem, reset: by role and label, as a visitor would. */
export function screenTestFile({ screen, screenPath, sum, sumPath }) {
  return `import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ${screen} } from '@/${screenPath}'
import { ${sum} } from '@/${sumPath}'

const total = () => screen.getByRole('status', { name: 'Total' })
const amount = () => screen.getByRole('textbox', { name: 'Amount' })
const answer = (principal: number) => String(${sum}({ principal, rate: 10 }).total)

function open() {
  history.replaceState(null, '', '/')
  render(<${screen} />)
  return userEvent.setup()
}

test('opens with an answer', () => {
  open()
  expect(total()).toHaveAttribute('data-value', answer(1_000))
})

test('the answer follows what is typed', async () => {
  const user = open()
  await user.clear(amount())
  await user.type(amount(), '2500')
  expect(total()).toHaveAttribute('data-value', answer(2_500))
})

test('a field that cannot be read says so, and no answer is shown', async () => {
  const user = open()
  await user.clear(amount())
  expect(amount()).toBeInvalid()
  expect(screen.getByText('Enter values to calculate.')).toBeVisible()
  expect(screen.queryByRole('status', { name: 'Total' })).not.toBeInTheDocument()
})

test('Reset brings the fresh page back', async () => {
  const user = open()
  await user.clear(amount())
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(total()).toHaveAttribute('data-value', answer(1_000))
})
`
}

function attribute(text) {
  return text.includes('"') ? `{${JSON.stringify(text)}}` : `"${text}"`
}
