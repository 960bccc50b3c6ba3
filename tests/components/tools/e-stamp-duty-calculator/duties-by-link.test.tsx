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

/** Rupees of duty, surcharge, registration and total; null where the page has no such output. */
type Printed = [duty: number | null, surcharge: number | null, fee: number | null, total: number | null]

// Each worked by hand from the sources named in the rules.
it.each<[string, Printed]>([
  // 7% and 2%; a first sale 4% and 5%; women 1% up to 10 lakh.
  ['state=TN&value=5000000', [3_50_000, null, 1_00_000, 4_50_000]],
  ['state=TN&value=5000000&buyer=female', [3_50_000, null, 1_00_000, 4_50_000]],
  ['state=TN&value=1000000&buyer=female', [70_000, null, 10_000, 80_000]],
  ['state=TN&value=900000&buyer=joint', [63_000, null, 18_000, 81_000]],
  ['state=TN&value=900000&governmentValue=1100000&buyer=female', [77_000, null, 22_000, 99_000]],
  ['state=TN&value=4500000&property=firstFlat', [1_80_000, null, 90_000, 2_70_000]],
  ['state=TN&value=12000000&property=firstFlat', [6_00_000, null, 2_40_000, 8_40_000]],
  ['state=TN&value=800000&property=firstFlat&buyer=female', [32_000, null, 8_000, 40_000]],
  ['state=TN&value=30000001&property=firstFlat', [21_00_000.07, null, 6_00_000.02, 27_00_000.09]],
  // 6% and 7% in towns, 5% and 6% outside, 1%.
  ['state=WB&value=6000000&area=urban', [3_60_000, null, 60_000, 4_20_000]],
  ['state=WB&value=10000000&area=urban&buyer=female', [6_00_000, null, 1_00_000, 7_00_000]],
  ['state=WB&value=12000000&area=urban', [8_40_000, null, 1_20_000, 9_60_000]],
  ['state=WB&value=6000000&area=rural&buyer=joint', [3_00_000, null, 60_000, 3_60_000]],
  ['state=WB&value=12000000&area=rural', [7_20_000, null, 1_20_000, 8_40_000]],
  // 9.5% and 6.5%; 3%, women 1%.
  ['state=MP&value=4000000&area=urban&buyer=female', [3_80_000, null, 40_000, 4_20_000]],
  ['state=MP&value=4000000&area=rural&buyer=female', [2_60_000, null, 40_000, 3_00_000]],
  ['state=MP&value=4000000&area=urban&buyer=joint', [3_80_000, null, 1_20_000, 5_00_000]],
  // 3.75% of 25 lakh is 93,750, and 5% of the rest; the fee 2%, at most 50,000.
  ['state=UK&value=4000000&buyer=female', [1_68_750, null, 50_000, 2_18_750]],
  ['state=UK&value=2000000&buyer=female', [75_000, null, 40_000, 1_15_000]],
  ['state=UK&value=2500000&buyer=joint', [1_09_250, null, 50_000, 1_59_250]],
  ['state=UK&value=4000000', [2_00_000, null, 50_000, 2_50_000]],
  // 8%, a new flat 7%; 2%.
  ['state=KL&value=6000000&property=firstFlat', [4_20_000, null, 1_20_000, 5_40_000]],
  ['state=KL&value=6000000&buyer=female', [4_80_000, null, 1_20_000, 6_00_000]],
  // 7%, 3%, 5%; 1.2%.
  ['state=JK&value=5000000&buyer=joint', [2_50_000, null, 60_000, 3_10_000]],
  ['state=JK&value=5000000&buyer=female', [1_50_000, null, 60_000, 2_10_000]],
  ['state=LA&value=5000000&buyer=joint', [2_50_000, null, null, 2_50_000]],
  // 12% with permission under section 118; 2%, at most 25,000.
  ['state=HP&value=6000000&permission=true&buyer=female', [7_20_000, null, 25_000, 7_45_000]],
  ['state=HP&value=1000000&permission=true&buyer=joint', [1_20_000, null, 20_000, 1_40_000]],
  ['state=HP&value=6000000&buyer=female', [2_40_000, null, 25_000, 2_65_000]],
  ['state=HP&value=6000000', [4_80_000, null, 25_000, 5_05_000]],
  // 30% of the duty, 33% where it is above 10 lakh; 1%.
  ['state=RJ&value=5000000', [3_00_000, 90_000, 50_000, 4_40_000]],
  ['state=RJ&value=20000000', [12_00_000, 3_96_000, 2_00_000, 17_96_000]],
  ['state=RJ&value=20000000&buyer=female', [10_00_000, 3_00_000, 2_00_000, 15_00_000]],
  ['state=RJ&value=4000000&buyer=joint', [2_20_000, 66_000, 40_000, 3_26_000]],
  ['state=RJ&value=4000000&property=flat', [2_00_000, 60_000, 40_000, 3_00_000]],
  // 5% and a surcharge of 1%; 1%, at most 30,000.
  ['state=MH&value=5000000&area=corporation', [2_50_000, 50_000, 30_000, 3_30_000]],
  ['state=MH&value=5000000&area=corporation&buyer=female', [2_00_000, 50_000, 30_000, 2_80_000]],
  ['state=MH&value=5000000&area=naviMumbai', [3_00_000, null, 30_000, 3_80_000]],
  ['state=MH&value=5000000&area=village', [null, null, null, null]],
  ['state=MH&value=5000000&area=council&buyer=female', [null, null, null, null]],
  // 7%, women 6% up to 1 crore; 1%.
  ['state=UP&value=10000000&buyer=female', [6_00_000, null, 1_00_000, 7_00_000]],
  ['state=UP&value=15000000&buyer=female', [10_50_000, null, 1_50_000, 12_00_000]],
  ['state=UP&value=5000000&buyer=joint', [null, null, null, null]],
  // 4% and 1%, paid by the seller.
  ['state=SK&value=5000000', [50_000, null, 2_00_000, 2_50_000]],
  // 5%, 4% and 4%; 4%.
  ['state=CG&value=5000000', [2_50_000, null, 2_00_000, 4_50_000]],
  ['state=CG&value=5000000&buyer=female', [2_00_000, null, 2_00_000, 4_00_000]],
  // 10% and 5%; the fee is in dispute.
  ['state=PY&value=5000000&buyer=female', [2_50_000, null, null, 2_50_000]],
  // 4%, 4.5%, 5% and 6%; 3% and 3.5%.
  ['state=GA&value=6000000', [2_40_000, null, 1_80_000, 4_20_000]],
  ['state=GA&value=60000000', [36_00_000, null, 21_00_000, 57_00_000]],
  ['state=GA&value=4000000', [null, null, null, null]],
  ['state=AS&value=4000000&area=urban', [null, null, null, null]],
  // Links of before, without the new controls.
  ['state=DL&value=5000000&buyer=joint', [3_00_000, null, 50_100, 3_50_100]],
  ['state=GJ&value=5000000&buyer=female', [2_45_000, null, 0, 2_45_000]],
  ['state=TG&value=5000000', [3_75_000, null, null, 3_75_000]],
])('%s', async (fragment, printed) => {
  await openLink(fragment)
  expect([rupees('duty'), rupees('surcharge'), rupees('registration'), rupees('total')]).toEqual(printed)
})

it.each<[string, string[]]>([
  [
    'state=UP&value=15000000&buyer=female',
    ['₹11,00,000 in total: duty ₹9,50,000, registration ₹1,50,000. 6% on the first crore'],
  ],
  ['state=RJ&value=5000000', ['₹4,49,000 in total: duty ₹3,00,000, surcharge ₹99,000']],
  [
    'state=AS&value=1000000&area=urban',
    ['₹60,000 in total (best supported): duty ₹40,000, registration ₹20,000', '₹1,45,000 in total'],
  ],
  ['state=GA&value=4000000', ['₹2,40,000 in total (best supported)', '₹2,60,000 in total']],
  [
    'state=MH&value=1000000&area=village',
    ['₹60,000 in total (best supported)', '₹50,000 in total', '₹40,000 in total: duty ₹30,000'],
  ],
  ['state=MH&value=1000000&area=council', ['₹50,000 in total: duty ₹40,000', '₹70,000 in total']],
  ['state=UK&value=4000000&buyer=female', ['₹2,50,000 in total', '₹2,00,000 in total']],
  ['state=PY&value=5000000', ['₹5,25,000 in total: duty ₹5,00,000, registration ₹25,000']],
  ['state=UP&value=5000000&buyer=joint', ['₹3,75,000 in total', '₹3,50,000 in total']],
])('%s shows the other readings, the best supported first', async (fragment, texts) => {
  await openLink(fragment)
  const items = within(screen.getByRole('region', { name: 'Other readings' })).getAllByRole('listitem')
  expect(items).toHaveLength(texts.length + (fragment.startsWith('state=AS') ? 3 : 0))
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

it('the permission is asked in Himachal Pradesh alone, and the new flat in Kerala', async () => {
  const user = await openLink('state=HP&value=6000000')
  await user.click(
    screen.getByRole('checkbox', { name: 'Bought with the state’s permission under section 118' }),
  )
  expect(rupees('total')).toBe(7_45_000)
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Kerala')
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'New flat, within six months of its building number' }))
  expect(rupees('duty')).toBe(4_20_000)
})

it('an area whose rates are in dispute keeps the focus of its list', async () => {
  const user = await openLink('state=MH&value=1000000')
  await user.click(screen.getByRole('combobox', { name: 'Area' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'Gram panchayat')
  expect(await screen.findByRole('region', { name: 'Other readings' })).toBeVisible()
  expect(screen.getByText('Not covered: our sources contradict each other.')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Area' })).toHaveFocus()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'Mumbai')
  expect(rupees('total')).toBe(70_000)
})

it.each<[string, Printed]>([
  ['instrument=rent&state=BR&rent=10000&months=11&deposit=0', [550, null, 2_200, 2_750]],
  ['instrument=rent&state=RJ&value=5000000&months=11', [1_000, null, null, 1_000]],
  ['instrument=rent&state=RJ&value=5000000&months=36', [5_000, null, null, 5_000]],
  ['instrument=rent&state=AP&rent=10000&months=36', [1_440, null, null, 1_440]],
])('a rent: %s', async (fragment, printed) => {
  await openLink(fragment)
  expect([rupees('duty'), null, rupees('registration'), rupees('total')]).toEqual(printed)
})
