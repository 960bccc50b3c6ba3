/** Districts cut out of another one of which whole groups of pincodes went over. */
export const newDistricts = [
  {
    state: 'Maharashtra',
    was: 'Thane',
    now: 'Palghar',
    pincodesFrom: ['4012', '4013', '4014', '4015', '4016', '4017'],
    reason:
      'formed on 1 August 2014 of Vasai, Palghar, Dahanu, Talasari, Jawhar, Mokhada, Vikramgad and Wada',
  },
]
