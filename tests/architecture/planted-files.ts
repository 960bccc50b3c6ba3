/** Small files that each break one import rule, by the name of the rule. */
export const planted: Record<string, Record<string, string>> = {
  'folders-import-one-way': {
    'lib/format/above.ts': `import { emi } from '@/lib/finance/emi'\nexport const above = emi`,
    'lib/finance/emi.ts': `import { gst } from '@/lib/tax/gst/gst'\nexport const emi = gst`,
    'lib/tax/gst/gst.ts': `export const gst = 1`,
    'lib/invoicing/model/above.ts': `import { totals } from '@/lib/invoicing/tax/totals'\nexport const above = totals`,
    'lib/invoicing/tax/totals.ts': `export const totals = 1`,
    'components/ui/above.ts': `import { panel } from '@/components/results/panel'\nexport const above = panel`,
    'components/results/panel.ts': `export const panel = 1`,
  },
  'screens-of-documents-are-above-its-folders': {
    'components/documents/form/above.ts': `import { screen } from '@/components/documents/document-screen'\nexport const above = screen`,
    'components/documents/document-screen.ts': `export const screen = 1`,
  },
  'every-folder-has-a-level': {
    'lib/attic/box.ts': `import { sum } from '@/lib/sum'\nexport const box = sum`,
    'components/attic/box.ts': `import { sum } from '@/lib/sum'\nexport const box = sum`,
  },
  'no-circles': {
    'lib/circle/one.ts': `import { two } from '@/lib/circle/two'\nexport const one = () => two`,
    'lib/circle/two.ts': `export { one as two } from '@/lib/circle/one'`,
  },
  'lib-stands-alone': {
    'lib/screens.ts': `import { button } from '@/components/site/button'\nexport const screens = [button]`,
    'lib/react.ts': `import { useState } from 'react'\nexport const state = useState`,
    'lib/words.ts': `import { site } from '@/content/site'\nexport const words = site`,
  },
  'components-know-no-content': {
    'components/site/knows-words.ts': `import { site } from '@/content/site'\nexport const name = site`,
  },
  'content-asks-lib-only': {
    'content/draws.ts': `import { button } from '@/components/site/button'\nexport const drawn = button`,
  },
  'only-app-opens-a-tool': {
    'components/site/opens-tool.ts': `import { emi } from '@/components/tools/emi/emi'\nexport const tool = emi`,
  },
  'a-tool-knows-no-other-tool': {
    'components/tools/gst/gst.ts': `import { emi } from '@/components/tools/emi/emi'\nexport const gst = emi`,
  },
  'the-list-stays-out-of-the-browser': {
    'components/site/lists.ts': `import { tools } from '@/content/catalogue'\nexport const list = tools`,
  },
  'no-network-outside-lookup': {
    'lib/format/fetches.ts': `import { get } from 'node:https'\nexport const fetches = get`,
  },
  'no-barrels': {
    'lib/barrel/index.ts': `export const barrel = 1`,
    'lib/opens-barrel.ts': `import { barrel } from '@/lib/barrel/index'\nexport const opened = barrel`,
  },
  'no-drawers': {
    'lib/utils.ts': `export const odd = 1`,
    'lib/opens-drawer.ts': `import { odd } from '@/lib/utils'\nexport const even = odd`,
  },
  'no-unresolved': {
    'lib/lost.ts': `import { lost } from '@/lib/nowhere'\nexport const found = lost`,
  },
  'no-test-in-the-product': {
    'tests/stand-in.ts': `export const standIn = 1`,
    'app/tested.ts': `import { standIn } from '@/tests/stand-in'\nexport const tested = standIn`,
  },
}

/** Files that keep every rule, also where it comes close. */
export const wellBehaved: Record<string, string> = {
  'content/site.ts': `export const site = 'Jantar'`,
  'content/catalogue.ts': `import { sum } from '@/lib/sum'\nexport const tools = [sum]`,
  'components/site/button.ts': `import { useState } from 'react'\nexport const button = useState`,
  'components/tools/emi/emi.ts': `import { button } from '@/components/site/button'\nimport { part } from '@/components/tools/emi/part'\nexport const emi = [button, part]`,
  'components/tools/emi/part.ts': `import { sum } from '@/lib/sum'\nexport const part = sum`,
  'lib/sum.ts': `export const sum = 1`,
  'lib/icons.ts': `import type { ReactNode } from 'react'\nexport type Icon = ReactNode`,
  'lib/lookup/service.ts': `import { get } from 'node:https'\nexport const service = get`,
  'app/page.ts': `import { emi } from '@/components/tools/emi/emi'\nimport { tools } from '@/content/catalogue'\nexport const page = [emi, tools]`,
}
