import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LookupFault } from '@/lib/lookup/lookup-fault'
import { findTemplateStem } from './lib'
import { TemplateTool } from './screen'

function open(link = '', lookUp?: Parameters<typeof TemplateTool>[0]['lookUp']) {
  history.replaceState(null, '', `/template-tool${link}`)
  render(<TemplateTool {...(lookUp && { lookUp })} />)
  return userEvent.setup()
}

const code = () => screen.getByRole('textbox', { name: 'Code' })

const result = () => screen.getByRole('region', { name: 'Result' })
const fault = new LookupFault('network', 'no network')

test('before a question the page tells what it answers', () => {
  open()
  expect(result()).not.toHaveTextContent('TODO')
})

test('a code is found, and the next one is not', async () => {
  const user = open()
  await user.type(code(), 'a1{Enter}')
  expect(await screen.findByRole('heading', { name: 'A1' })).toBeVisible()
  await user.clear(code())
  await user.type(code(), 'zz9{Enter}')
  expect(await screen.findByText('ZZ9 is not in the directory.')).toBeVisible()
})

test('a link with a code searches at once', async () => {
  open('#code=A1')
  expect(await screen.findByRole('heading', { name: 'A1' })).toBeVisible()
})

test('a search that failed can be tried again', async () => {
  const user = open('#code=A1', () => Promise.reject(fault))
  expect(await screen.findByText('The lookup failed. Please try again.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The lookup failed. Please try again.')).toBeVisible()
})

/** Only where a service is asked before the directory. */
test('a service that gave no answer is reported with what the directory knows', async () => {
  const user = open('#code=A1', async (asked) => ({ answer: findTemplateStem(asked), liveFault: fault }))
  expect(await screen.findByRole('heading', { name: 'A1' })).toBeVisible()
  expect(result()).toHaveTextContent('Live service unavailable. Showing our own directory.')
  await user.clear(code())
  await user.type(code(), 'zz9{Enter}')
  expect(await screen.findByText('ZZ9 is not in our own directory.')).toBeVisible()
})
