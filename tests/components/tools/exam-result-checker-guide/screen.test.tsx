import { act, screen, waitFor, within } from '@testing-library/react'
import { ExamResultCheckerGuide } from '@/components/tools/exam-result-checker-guide/screen'
import { BOARD_COUNT } from '@/lib/education/exam-board'
import { mostAskedBoards } from '@/lib/education/exam-boards'
import { field, openAt, result, retype } from '@/tests/calculator-screen'
import { comeIntoSight } from '@/tests/in-sight'

const Page = () => <ExamResultCheckerGuide mostAsked={mostAskedBoards} />
const open = (fragment = '') => openAt(`/exam-result-checker-guide${fragment}`, Page)
const boards = () => screen.getByRole('region', { name: 'Boards' })
const count = () => document.querySelector('output[name=boards]')
const verdict = () => document.querySelector('output[name=linkVerdict]')

test('a fresh page lists the boards most asked for, with their official addresses, and all at a tap', async () => {
  const user = open()
  expect(count()).toHaveTextContent('10 popular boards')
  const cbse = within(boards()).getByRole('link', { name: 'results.cbse.nic.in' })
  expect(cbse).toHaveAttribute('href', 'https://results.cbse.nic.in/')
  expect(cbse).toHaveAttribute('rel', 'noopener noreferrer')
  expect(boards()).toHaveTextContent('Asks for: seat number, mother’s first name')
  await user.click(screen.getByRole('button', { name: `Show all ${BOARD_COUNT}` }))
  await waitFor(() => expect(count()).toHaveTextContent(`${BOARD_COUNT} boards`))
})

test('the list follows state and name, and reset brings all back', async () => {
  const user = open()
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Karnataka')
  await waitFor(() => expect(count()).toHaveTextContent(/^4 boards$/))
  expect(within(boards()).getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('SSLC and PUC (KSEAB)')
  await user.type(field('Board'), 'open')
  expect(count()).toHaveTextContent('1 board')
  await user.type(field('Board'), 'zzz')
  expect(count()).toHaveTextContent('No board found. Try the state, or the short name.')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(count()).toHaveTextContent('10 popular boards')
})

test('a link that was sent is distinguished from the real one', async () => {
  const user = open()
  await act(async () => comeIntoSight())
  await user.click(await screen.findByRole('textbox', { name: 'Link you were sent' }))
  await user.paste('cbse-result-2027.example.com')
  await waitFor(() =>
    expect(verdict()).toHaveTextContent('this only looks like Central Board of Secondary Education'),
  )
  await user.clear(field('Link you were sent'))
  await user.paste('results.digilocker.gov.in')
  expect(verdict()).toHaveTextContent('results.digilocker.gov.in is DigiLocker’s own site.')
})

test('a state that a link misspells has a message, and no boards are listed for it', () => {
  open('#state=XX')
  expect(screen.getByText('Choose one from the list.')).toBeVisible()
  expect(screen.getByText('Choose a state.')).toBeVisible()
  expect(count()).toBeNull()
})

test('marks become a percentage, of all subjects or the best five, and old CGPA by its rule', async () => {
  const user = open()
  await act(async () => comeIntoSight())
  await screen.findByRole('group', { name: 'Subject 6' })
  expect(result('Percentage')).toHaveTextContent('84.83%')
  expect(result('Marks in 6 subjects')).toHaveTextContent('509 of 600')
  await user.click(screen.getByRole('checkbox', { name: 'Count only the best five subjects' }))
  // 95 + 91 + 88 + 85 + 78 of 500.
  expect(result('Percentage')).toHaveTextContent('87.4%')
  expect(result('Percentage by CGPA')).toHaveTextContent('81.7%')
  await retype(user, 'CGPA', '11')
  await user.tab()
  expect(field('CGPA')).toBeInvalid()
  expect(screen.queryByRole('status', { name: 'Percentage by CGPA' })).not.toBeInTheDocument()
})

test('a subject with more marks than it is out of is named, and nothing is lost', async () => {
  open('#subjects=85_100*120_100')
  await act(async () => comeIntoSight())
  expect(await screen.findByText('Subject 2 has more marks than its maximum.')).toBeVisible()
  expect(
    within(screen.getByRole('group', { name: 'Subject 2' })).getByRole('textbox', { name: 'Marks' }),
  ).toHaveValue('120')
})
