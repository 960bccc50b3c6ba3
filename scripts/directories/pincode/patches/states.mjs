/** States and union territories whose name or extent changed after the packages' list was drawn up. */
export const stateNames = {
  Chattisgarh: { now: 'Chhattisgarh', reason: 'misspelt in the list; the state writes itself with two h' },
  Pondicherry: { now: 'Puducherry', reason: 'Pondicherry (Alteration of Name) Act, 2006' },
  Orissa: { now: 'Odisha', reason: 'Orissa (Alteration of Name) Act, 2011' },
  Uttaranchal: { now: 'Uttarakhand', reason: 'Uttaranchal (Alteration of Name) Act, 2006' },
  'Jammu & Kashmir': {
    now: 'Jammu and Kashmir',
    reason: 'the name in the Reorganisation Act, 2019, spelt out',
  },
  'Andaman & Nicobar': { now: 'Andaman and Nicobar Islands', reason: 'the name in the First Schedule' },
  'Dadra & Nagar Haveli': {
    now: 'Dadra and Nagar Haveli and Daman and Diu',
    reason: 'merged on 26 January 2020 (Merger of Union Territories Act, 2019)',
  },
  'Daman & Diu': {
    now: 'Dadra and Nagar Haveli and Daman and Diu',
    reason: 'merged on 26 January 2020 (Merger of Union Territories Act, 2019)',
  },
}

/** Districts that went to another state whole. */
export const stateOfDistricts = [
  {
    was: 'Jammu and Kashmir',
    districts: ['Leh', 'Kargil'],
    now: 'Ladakh',
    reason: 'union territory since 31 October 2019 (Jammu and Kashmir Reorganisation Act, 2019)',
  },
]
