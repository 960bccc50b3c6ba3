import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { firstVisit } from '../bench/first-visit.mjs'
import { kindOf, overruns } from '../scripts/postbuild/budgets.mjs'
import { routes } from './built-site'

const { kinds } = JSON.parse(readFileSync('budgets.json', 'utf8'))

test.use({ viewport: { width: 1280, height: 720 } })

for (const route of routes)
  test(`a first visit of ${route} stays within its budget`, async ({ context, baseURL }) => {
    const visit = await firstVisit(context, baseURL + route)
    expect(overruns(route, visit, kindOf(route, kinds).limits)).toEqual([])
  })
