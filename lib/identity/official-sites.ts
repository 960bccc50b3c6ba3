import { checkLinks, type OfficialSite } from '@/lib/link-check/official-site'

/** Where a PAN or a GSTIN is applied for, linked or verified, and where a fraud is reported. */
export const panSites: readonly OfficialSite[] = [
  {
    name: 'the Income Tax Department',
    domains: ['incometax.gov.in', 'incometaxindia.gov.in'],
    words: ['incometax', 'efiling'],
  },
  { name: 'the GST portal', domains: ['gst.gov.in'], words: ['gst'] },
  {
    name: 'Protean (earlier NSDL), which takes applications for PAN',
    domains: ['proteantech.in', 'protean-tinpan.com', 'tin-nsdl.com'],
    words: ['protean', 'nsdl', 'tinpan'],
  },
  { name: 'UTIITSL, which takes applications for PAN', domains: ['utiitsl.com'] },
  { name: 'UIDAI (Aadhaar)', domains: ['uidai.gov.in'], words: ['uidai', 'aadhaar', 'aadhar'] },
  { name: 'the cyber crime portal', domains: ['cybercrime.gov.in'] },
]

/** Whose each address in a text is, in addition to these sites. */
export const checkPanLinks = (text: string) => checkLinks(text, panSites)
