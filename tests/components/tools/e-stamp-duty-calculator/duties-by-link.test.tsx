import { screen, waitFor, within } from '@testing-library/react'
import { EStampDutyCalculator } from '@/components/tools/e-stamp-duty-calculator/screen'
import { openAt } from '@/tests/calculator-screen'

/** Opens a link and waits for the law that it needs. */
async function openLink(fragment: string) {
  const user = openAt(`/e-stamp-duty-calculator#${fragment}`, EStampDutyCalculator)
  await waitFor(() => expect(screen.queryByText('Loading the rates…')).not.toBeInTheDocument())
  return user
}

const rupees = (name: string) => {
  const output = document.querySelector<HTMLOutputElement>(`output[name=${name}]`)
  return output && Number(output.dataset['value'])
}

it.each<[string, string[]]>([
  [
    'state=UP&value=15000000&buyer=female',
    ['₹11,00,000 in total: duty ₹9,50,000, registration ₹1,50,000. 6% on the first crore'],
  ],
  ['state=RJ&value=5000000', ['₹4,49,000 in total: duty ₹3,00,000, surcharge ₹99,000']],
  [
    'state=MH&value=1000000&area=village',
    ['₹60,000 in total (best supported)', '₹50,000 in total', '₹40,000 in total: duty ₹30,000'],
  ],
])('%s shows the other readings, the best supported first', async (fragment, texts) => {
  await openLink(fragment)
  const items = within(screen.getByRole('region', { name: 'Other readings' })).getAllByRole('listitem')
  expect(items).toHaveLength(texts.length)
  texts.forEach((text, place) => expect(items[place]).toHaveTextContent(text))
})

it.each<[string, RegExp[]]>([
  [
    'state=TN&value=5000000',
    [/Several sources agree/, /the order or the Act and its day/, /By several sources, not official/],
  ],
  ['state=MH&value=5000000', [/Several sources agree/, /Known from newspapers/]],
  [
    'state=MH&value=5000000&area=naviMumbai',
    [/By one source, by older ones/, /Registration fee: several sources/],
  ],
  ['state=MH&value=5000000&area=village', [/none of these readings is counted/]],
  ['state=UP&value=15000000&buyer=female', [/In dispute: the better supported/, /Stamp duty: in dispute/]],
  [
    'state=RJ&value=5000000',
    [/By part. Stamp duty: several sources; Surcharge: one source or tables alone, not official/],
  ],
  ['state=DL&value=5000000&buyer=female', [/one percentage point more since 10 July 2023/]],
  ['state=SK&value=5000000', [/The seller pays duty and fee here/, /a page or a table of the government/]],
  ['state=AR&value=5000000', [/By one source, by older ones/, /property portals alone/]],
])('%s: the page says how sure it is and how it is known', async (fragment, sentences) => {
  await openLink(fragment)
  sentences.forEach((sentence) => expect(screen.getByText(sentence)).toBeVisible())
})

it('the working of a threshold shows both parts', async () => {
  await openLink('state=UK&value=4000000&buyer=female')
  expect(screen.getByText('₹25,00,000 × 3.75% + ₹15,00,000 × 5% = ₹1,68,750')).toBeInTheDocument()
})

it('the permission is asked in Himachal Pradesh alone, the new flat in Kerala, who sells in Bihar', async () => {
  const user = await openLink('state=HP&value=6000000')
  await user.click(
    screen.getByRole('checkbox', { name: 'Bought with the state’s permission under section 118' }),
  )
  expect(rupees('total')).toBe(7_45_000)
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Kerala')
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'New flat, within six months of its building number' }))
  expect(rupees('duty')).toBe(4_20_000)
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Bihar')
  expect(await screen.findByRole('group', { name: 'Who sells' })).toBeVisible()
})

it('an area whose rates are in dispute keeps the focus of its list', async () => {
  const user = await openLink('state=MH&value=1000000')
  await user.click(screen.getByRole('combobox', { name: 'Area' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'Gram panchayat')
  expect(await screen.findByRole('region', { name: 'Other readings' })).toBeVisible()
  expect(screen.getByText('Not covered: our sources contradict each other.')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Area' })).toHaveFocus()
})
