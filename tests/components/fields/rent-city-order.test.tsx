import { render, screen } from '@testing-library/react'
import { RentCityField } from '@/components/fields/rent-city-field'
import { pageLanguageOf } from '@/content/languages'
import { binding } from '@/components/tool-form/binding'

const citiesShown = () => {
  render(<RentCityField field={binding('city', 'Pune', () => {})} label="City" />)
  return screen.getAllByRole('option').map(({ textContent }) => textContent)
}

afterEach(() => {
  globalThis.pageLanguage = undefined
})

test('on a Hindi page they are in the order of the alphabet, and any other place is last', () => {
  globalThis.pageLanguage = pageLanguageOf('hi')
  // A dictionary has अ before क, च, द, प, ब, म and ह.
  expect(citiesShown().slice(0, -1)).toEqual('अहमदाबाद कोलकाता चेन्नई दिल्ली पुणे बेंगलुरु मुंबई हैदराबाद'.split(' '))
})
