import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { saveFile } from '@/components/share/save-file'
import { DailyPanchangMuhurat } from '@/components/tools/daily-panchang-muhurat/screen'
import { panchangOf } from '@/lib/panchang/panchang'
import { holdDate } from '@/tests/hold-date'
import { comeIntoSight } from '@/tests/in-sight'
import { WorkerInPage } from '@/tests/worker-in-page'

jest.mock('@/components/share/save-file', () => ({ saveFile: jest.fn() }))
jest.mock('@/lib/lookup/weather/weather-cities', () => ({
  cityList: () => ({
    suggest: (typed: string) => Promise.resolve([ujjain].filter(({ name }) => name.startsWith(typed))),
  }),
}))
const ujjain = {
  name: 'Ujjain',
  region: 'Madhya Pradesh',
  country: 'India',
  district: null,
  alias: null,
  latitude: 23.1828,
  longitude: 75.7772,
}
// Each answer is really computed, on machines of any speed.
jest.setTimeout(30_000)

beforeAll(() => void holdDate(new Date('2026-11-21T12:00:00+05:30')))

const DELHI = { latitude: 28.6139, longitude: 77.209 }
const built = panchangOf('2026-11-20', DELHI)
const figure = (name: string) => screen.getByLabelText(name)
/** Once the answer for a day is there. */
const shows = (words: string) =>
  screen.findByText(
    (_, element) => element?.tagName === 'H2' && element.textContent === words,
    {},
    { timeout: 20_000 },
  )

function open(link: string) {
  history.replaceState(null, '', `/daily-panchang-muhurat${link}`)
  render(<DailyPanchangMuhurat prerendered={built} />)
  return userEvent.setup({ delay: null })
}

test('a link to a day and a city gives its limbs, with when they end', async () => {
  open('#date=2026-11-30&city=kolkata')
  await shows('Monday, 30 November 2026')
  expect(figure('Sunrise')).toHaveTextContent('5:59 am')
  expect(figure('Sunrise')).toHaveAttribute('data-value', expect.stringMatching(/^2026-11-30T05:5.*\+05:30$/))
  expect(figure('Tithi')).toHaveTextContent('Krishna Saptami')
  expect(figure('Tithi')).toHaveAttribute('data-value', '22')
  expect(figure('Tithi')).toHaveAttribute('data-ends', expect.stringMatching(/^2026-12-01T00:1/))
  expect(figure('Karana')).toHaveAttribute('data-value', '43')
  expect(screen.getAllByText('12:12 am, 1 Dec', { selector: 'time' })).toHaveLength(2)
  await shows('Monday, 30 November 2026')
})

test('the good and the avoided times follow the day and the place', async () => {
  open('#date=2026-11-30')
  await shows('Monday, 30 November 2026')
  const list = screen.getByText('Rahu kaal').closest('section')!
  expect(list).toHaveTextContent(/Rahu kaal8:14 am – 9:33 am/)
  fireEvent.change(screen.getByLabelText('City'), { target: { value: 'kolkata' } })
  await waitFor(() => expect(list).toHaveTextContent(/Rahu kaal7:20 am – 8:42 am/))
})

test('previous and next day move the date, and Reset goes back to today', async () => {
  const user = open('#date=2026-03-03')
  await user.click(screen.getByRole('button', { name: 'Previous day' }))
  expect(screen.getByLabelText('Date')).toHaveValue('2026-03-02')
  await user.click(screen.getByRole('button', { name: 'Next day' }))
  await user.click(screen.getByRole('button', { name: 'Next day' }))
  await shows('Wednesday, 4 March 2026')
  // Of Abhijit.
  expect(screen.getByText('by custom not used on Wednesdays')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(screen.getByLabelText('Date')).toHaveValue('2026-11-21')
})

test('another place is given by its coordinates', async () => {
  open('#date=2026-11-30&city=other&latitude=18.5204&longitude=73.8567&place=Pune')
  expect(await screen.findByText(/^Pune ·/)).toBeVisible()
  await waitFor(() => expect(figure('Sunrise')).toHaveTextContent('6:48 am'))
  expect(screen.getByText('Times are in Indian Standard Time (UTC+05:30).')).toBeVisible()
  fireEvent.change(await screen.findByLabelText('Latitude'), { target: { value: '91' } })
  expect(screen.getByText('Choose a date and a place.')).toBeVisible()
})

test('a town is chosen with the keyboard, and one that the list lacks is reported', async () => {
  const user = open('#date=2026-11-30&city=other')
  const town = await screen.findByLabelText('Town or city in India')
  await user.type(town, 'Uj')
  await screen.findByRole('option', { name: /^Ujjain/ })
  await user.keyboard('{Enter}')
  expect(town).toHaveValue('Ujjain, Madhya Pradesh')
  expect(screen.getByLabelText('Latitude')).toHaveValue('23.1828')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  await user.clear(town)
  await user.type(town, 'Atlantis')
  expect(await screen.findByText(/^No town in India of that name in our list/)).toBeVisible()
  await user.tab()
  expect(town).toHaveValue('Ujjain, Madhya Pradesh')
})

test('the device’s place is asked for only on request; a refusal is reported; abroad it gives its zone too', async () => {
  const getCurrentPosition = jest.fn()
  Object.assign(navigator, { geolocation: { getCurrentPosition } })
  const user = open('#date=2026-11-30&city=other')
  const town = await screen.findByLabelText('Town or city in India')
  await user.type(town, 'Uj')
  expect(getCurrentPosition).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Use my location' }))
  const [found, refused, options] = getCurrentPosition.mock.calls[0]!
  expect(options).toMatchObject({ timeout: 20_000 })
  act(() => refused())
  expect(screen.getByText(/did not give its location/)).toBeVisible()
  const real = Intl.DateTimeFormat
  const device = { resolvedOptions: () => ({ timeZone: 'America/New_York' }) } as Intl.DateTimeFormat
  const zone = jest.spyOn(Intl, 'DateTimeFormat')
  zone.mockImplementation((...args) => (args.length === 0 ? device : new real(...args)))
  act(() => found({ coords: { latitude: 40.7128, longitude: -74.006 } }))
  zone.mockRestore()
  expect(town).toHaveValue('My location')
  expect(screen.getByLabelText('Latitude')).toHaveValue('40.7128')
  expect(screen.getByLabelText('Time zone')).toHaveValue('America/New_York')
  // Swiss Ephemeris: 06:59:41 in New York; Krishna Saptami until 13:42:12.
  await waitFor(() => expect(figure('Sunrise')).toHaveTextContent(/^7:00 am$/))
  expect(figure('Tithi')).toHaveAttribute('data-ends', expect.stringMatching(/^2026-11-30T13:42:.*-05:00$/))
  expect(screen.getByText('Times are in America/New York time (UTC−05:00).')).toBeVisible()
})

test('without a date, a place abroad has its own today', async () => {
  // Noon of 21 November in India is 20:30 of the 20th in Honolulu.
  open('#city=other&latitude=21.3069&longitude=-157.8583&timeZone=Pacific/Honolulu&place=Honolulu')
  await shows('Friday, 20 November 2026')
  await waitFor(() => expect(screen.getByText(/^Honolulu ·/)).toBeVisible())
})

test.each([
  ['2026-06-21', 'The Sun does not set here on this date.', 'None on this date'],
  ['2026-12-21', 'The Sun does not rise here on this date.', 'None on this date'],
  // Swiss Ephemeris: sunrise 11:20:17, the last before the polar night.
  ['2026-11-27', 'The Sun does not rise and set within a day here around this date.', '11:20 am'],
])('on %s in Tromsø: %s No figure that rests on sunrise is there', async (date, reason, rise) => {
  open(`#date=${date}&city=other&latitude=69.6492&longitude=18.9553&timeZone=Europe/Oslo&place=Troms%C3%B8`)
  expect(await screen.findByText(new RegExp(`^${reason}`))).toHaveTextContent(
    /cannot be given for this date\.$/,
  )
  expect(figure('Sunrise')).toHaveTextContent(rise)
  const names = [...document.querySelectorAll('output')].map(({ name }) => name)
  expect(names).toEqual(['sunrise', 'sunset', 'moonrise', 'moonset'])
  expect(screen.queryByText(/Rahu|Choghadiya|Vikram|NaN/)).toBeNull()
  expect(screen.queryByRole('button', { name: /calendar/i })).toBeNull()
})

test('the month shows tithis and festivals with the other day that they are kept; a day of it can be chosen', async () => {
  const user = open('#date=2027-03-10')
  comeIntoSight()
  const month = await screen.findByRole('table', { name: 'March 2027, tithi at sunrise' })
  const holi = await within(month).findByLabelText(/^23 March 2027, .*Holi/, {}, { timeout: 20_000 })
  expect(within(month).getByLabelText(/^22 March 2027/)).not.toHaveAccessibleName(/Holi/)
  expect(screen.getByText('Holi', { selector: 'li > span' })).toHaveTextContent('also 22 March 2027')
  await user.click(holi)
  expect(screen.getByLabelText('Date')).toHaveValue('2027-03-23')
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  expect(await screen.findByRole('table', { name: 'April 2027, tithi at sunrise' })).toBeVisible()
})

test('a month with midnight Sun shows tithis as far as there are sunrises, and the months end with the panchang', async () => {
  open('#date=2026-05-10&city=other&latitude=69.6492&longitude=18.9553&timeZone=Europe/Oslo')
  comeIntoSight()
  const month = await screen.findByRole('table', { name: 'May 2026, tithi at sunrise' })
  expect(await within(month).findByLabelText(/^18 May 2026, Shukla Dwitiya/)).toBeVisible()
  expect(within(month).getByLabelText(/^19 May 2026, No sunrise/)).toBeVisible()
  expect(await screen.findByText('Festivals are shown on their dates in India.')).toBeVisible()
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2100-12-20' } })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next month' })).toBeDisabled())
  expect(screen.getByRole('button', { name: 'Previous month' })).toBeEnabled()
})

test('each value explains itself, and the day can be saved as a calendar file', async () => {
  const save = jest.mocked(saveFile)
  const user = open('#date=2026-11-30')
  await shows('Monday, 30 November 2026')
  const why = screen.getByText('Why Krishna Saptami?').closest('details')!
  expect(why).toHaveTextContent(/the Moon is 254\.7\d° ahead of the Sun/)
  expect(why).toHaveTextContent('21 are complete and the 22nd is running, Saptami')
  await user.click(screen.getByRole('button', { name: 'Save as calendar file' }))
  const [name, type, content] = save.mock.calls[0]!
  expect([name, type]).toEqual(['panchang-2026-11-30.ics', 'text/calendar;charset=utf-8'])
  expect(content).toContain('SUMMARY:Rahu kaal')
  expect(content).toContain('SUMMARY:Krishna Saptami')
})

test('computations that do not load are reported, and can be tried again', async () => {
  WorkerInPage.fails = true
  const user = open('#date=2026-11-29')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('a part of this page did not load')
  WorkerInPage.fails = false
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  await shows('Sunday, 29 November 2026')
})

test('the page as built shows the day on which it was built, and states its date', () => {
  const html = renderToString(<DailyPanchangMuhurat prerendered={built} />)
  expect(html).toContain('20 November 2026')
  expect(html).toContain('<noscript>')
  expect(html).toContain('data-ends="2026-11-2')
})

test.each([
  ['#date=1899-12-31', /^Enter a day from 1 January 1900/],
  ['#city=other&latitude=96.65&longitude=77', /^Enter/],
  ['#city=other&timeZone=Mars/Olympus', 'Choose a time zone.'],
])('the question %s has the message %s and no part of an answer for another one', async (link, message) => {
  open(link)
  await waitFor(() =>
    expect(document.querySelector('[aria-invalid=true]')).toHaveAccessibleDescription(message),
  )
  expect(screen.getByText('Choose a date and a place.')).toBeVisible()
  expect(document.querySelector('output')).toBeNull()
  expect(screen.queryByText(/Rahu/)).toBeNull()
  expect(screen.queryByRole('button', { name: /calendar/i })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
})
