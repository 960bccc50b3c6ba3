import { faults, recorded, sendJson } from './answers.mjs'

/** The pincodes that get no good answer are in the shipped directory. */

const hyderabad = {
  Message: 'Number of pincode(s) found:1',
  Status: 'Success',
  PostOffice: [
    {
      Name: 'Hyderabad ',
      BranchType: 'Head Post Office',
      District: 'Hyderabad',
      State: 'Telangana',
      Circle: 'Andhra Pradesh',
    },
  ],
}

export const ways = {
  '/pincode/500001': (response) =>
    sendJson(response, recorded('postalpincode-500001.success.json', [hyderabad])),
  '/pincode/110001': faults.breaksOff,
  '/pincode/600001': faults.givesNoLeave,
  '/pincode/700001': faults.neverAnswers,
}
