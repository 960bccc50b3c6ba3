import { expect, test } from './site-test'

/** Every page's own policy, headers and requests: every-page.spec.ts; that none may be framed: embed.spec.ts. */

test('a script that is not the page’s own does not run', async ({ page }) => {
  await page.goto('/')
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.append('window.planted = true')
    document.body.append(script)
    await new Promise((resolve) => setTimeout(resolve, 50))
    return 'planted' in window
  })
  expect(ran).toBe(false)
})

test('a plain text becomes neither markup, nor code, nor the address of a script', async ({ page }) => {
  await page.goto('/')
  const allowed = await page.evaluate(() => {
    const text = '<img src=x onerror="window.planted = true">'
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown }
    }
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => (document.createElement('p').innerHTML = text),
      outerHTML: () => (document.querySelector('h1')!.outerHTML = text),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', text),
      write: () => document.write(text),
      parse: () => new DOMParser().parseFromString(text, 'text/html'),
      fragment: () => document.createRange().createContextualFragment(text),
      srcdoc: () => (document.createElement('iframe').srcdoc = text),
      script: () => (document.createElement('script').src = '/sw.js'),
      worker: () => new Worker('/sw.js'),
      timer: () => (setTimeout as (code: string) => number)('window.planted = true'),
      'a policy of its own': () => trustedTypes.createPolicy('mine', {}),
      'a default policy': () => trustedTypes.createPolicy('default', {}),
    }
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt()
        return [name]
      } catch (error) {
        return error instanceof TypeError ? [] : [`${name}: ${String(error)}`]
      }
    })
  })
  expect(allowed).toEqual([])
  expect(await page.evaluate(() => 'planted' in window)).toBe(false)
})
