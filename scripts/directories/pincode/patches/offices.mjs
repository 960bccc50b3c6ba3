/** Single offices the list puts in the wrong state, found by comparing states with those of a newer list. */
export const officePlaces = [
  {
    pincode: '605104',
    names: ['Bommayarpalayam', 'Kottakuppam'],
    district: 'Viluppuram',
    state: 'Tamil Nadu',
    reason: 'Kottakuppam and Bommayarpalayam lie in Vanur taluk, north of the border of Puducherry',
  },
  {
    pincode: '607403',
    names: ['Kirumambakkam'],
    district: 'Puducherry',
    state: 'Puducherry',
    reason: 'Kirumambakkam is in Bahour commune of Puducherry',
  },
  {
    pincode: '781131',
    names: ['Jirang', 'Patharkhmah', 'Warmawsaw'],
    district: 'Ri Bhoi',
    state: 'Meghalaya',
    reason:
      'villages of Ri Bhoi; the list itself has them in the North Eastern circle, which Assam is not part of',
  },
]
