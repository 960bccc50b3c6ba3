import { changesUpdatedOn } from '@/content/changes/changing-rules'
import { site } from '@/content/site'
import type { PageWords } from '@/lib/catalogue/page'
import { t } from '@/content/page-words'

const updatedOn = '2026-11-21'

export const about: PageWords = {
  slug: 'about',
  title: t('About us'),
  description: t(
    'What {0} is and who it is for: how its calculators are checked, where its figures come from, and what it does not do.',
    site.name,
  ),
  updatedOn,
}

export const privacyPolicy: PageWords = {
  slug: 'privacy-policy',
  title: t('Privacy policy'),
  description: t(
    'No account, no trackers, no cookies of our own. What stays in your browser, what a web server sees, and when a lookup asks another service.',
  ),
  updatedOn: '2026-11-28',
}

export const termsConditions: PageWords = {
  slug: 'terms-conditions',
  title: t('Terms and conditions'),
  description: t(
    'The terms on which you may use these free tools: what the figures are worth, what they are not, and which law applies between you and us.',
  ),
  updatedOn,
}

export const licences: PageWords = {
  slug: 'licences',
  title: t('Licences'),
  description: t(
    'The open-source packages, fonts and public data that this site is made of: each with its version and its licence, listed from what ships.',
  ),
  updatedOn: '2026-11-22',
}

export const contact: PageWords = {
  slug: 'contact',
  title: t('Contact'),
  description: t(
    'How to write to {0}: how to report a wrong figure so that it can be put right, and what we are not able to help with.',
    site.name,
  ),
  updatedOn,
}

export const proof: PageWords = {
  slug: 'proof',
  title: t('Check our figures'),
  description: t(
    'Published examples and the results of other programs: each computed again in your own browser by the code of these tools, with its source.',
  ),
  updatedOn: '2026-11-23',
}

export const savedData: PageWords = {
  slug: 'saved-data',
  title: t('Saved on this device'),
  description: t(
    'What this site has saved in your browser: keep a copy in one file, restore or erase it, and make every page work offline.',
  ),
  updatedOn: '2026-11-23',
}

export const compare: PageWords = {
  slug: 'compare',
  title: t('Compare calculations'),
  description: t(
    'Two to four calculations side by side, with their differences: the EMI of two banks, both tax regimes, several deposits. One link holds them all.',
  ),
  updatedOn: '2026-11-24',
}

export const myFigures: PageWords = {
  slug: 'my-figures',
  title: t('My figures'),
  description: t(
    'Figures you enter often, saved on this device: your income, date of birth, city, state, GSTIN and UPI ID, which the tools then offer to fill in.',
  ),
  updatedOn: '2026-11-24',
}

export const embed: PageWords = {
  slug: 'embed',
  title: t('Embed a calculator'),
  description: t(
    'Place any of our calculators on your own site, free of charge: a snippet of a few lines, which adjusts its height and links back here.',
  ),
  updatedOn: '2026-11-24',
}

export const suggestTool: PageWords = {
  slug: 'suggest-tool',
  title: t('Suggest a tool'),
  description: t(
    'Missing a calculator or a lookup you need at home or at work? Describe it here and post it to us as an email from your own mail app.',
  ),
  updatedOn,
}

export const blog: PageWords = {
  slug: 'blog',
  title: t('Blog and guides'),
  description: t(
    'Plain guides with worked figures: EMI, tax regimes, rent and HRA, Form 16, GST, invoices, SIP costs, credit card dues, bank codes and the panchang.',
  ),
  updatedOn,
}

export const changes: PageWords = {
  slug: 'changes',
  title: t('What changed in law and rates'),
  description: t(
    'Income tax, TDS, GST, provident fund, savings rates, stamp duty, electricity: what changed when, what held before, and what is to come, with sources.',
  ),
  updatedOn: changesUpdatedOn,
}

/** Every page that is neither a tool, nor a category, nor an article. */
export const pages: readonly PageWords[] = [
  about,
  privacyPolicy,
  termsConditions,
  contact,
  licences,
  proof,
  changes,
  savedData,
  compare,
  myFigures,
  embed,
  suggestTool,
  blog,
]
