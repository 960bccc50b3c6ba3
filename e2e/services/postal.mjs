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
const nothing = { Message: 'No records found', Status: 'Error', PostOffice: null }

export const ways = {
  '/pincode/500001': (response) =>
    sendJson(response, recorded('postalpincode-500001.success.json', [hyderabad])),
  '/pincode/999999': (response) =>
    sendJson(response, recorded('postalpincode-notfound.error.json', [nothing])),
  '/pincode/110001': faults.breaksOff,
  '/pincode/560001': faults.isBusy,
  '/pincode/400069': faults.answersHtml,
  '/pincode/600001': faults.givesNoLeave,
  '/pincode/700001': faults.neverAnswers,
}
