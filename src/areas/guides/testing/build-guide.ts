import type { GuideFacts } from '../guide.ts'
import type { LineChangeFacts, PackingFacts, StoredGuideLine } from '../rules/plan-line-changes.ts'

/** A guide of the kitchen's own, unless changed. */
export const buildGuide = (change: Partial<GuideFacts> = {}): GuideFacts => ({
  id: 'guide',
  type: 'CustomOrder',
  isDsrManaged: false,
  ...change,
})

/** A line with no par, nowhere on the shelf, unless changed. */
export const buildLine = (change: Partial<StoredGuideLine> & { readonly lineId: string }): StoredGuideLine => ({
  itemNumber: null,
  customItemId: null,
  caseParValue: null,
  eachParValue: null,
  reorderPointPct: null,
  categoryId: null,
  locationId: null,
  ...change,
})

/** What the shop of these tests sells. */
export const packings = {
  brokenCase: { eachOnly: false, isBrokenCase: true },
  caseOnly: { eachOnly: false, isBrokenCase: false },
  eachOnly: { eachOnly: true, isBrokenCase: false },
} as const satisfies Record<string, PackingFacts>

/** A guide of one line, in a ship-to with three items and one of everything else. */
export const buildLineFacts = (change: Partial<LineChangeFacts> = {}): LineChangeFacts => ({
  guide: { ...buildGuide(), lineCount: 1 },
  lines: [buildLine({ lineId: 'flour-line', itemNumber: 'flour', caseParValue: 4 })],
  items: new Map<string, PackingFacts>([
    ['flour', packings.brokenCase],
    ['oil', packings.caseOnly],
    ['napkins', packings.eachOnly],
  ]),
  customItems: new Map([['herbs', { ...packings.brokenCase, categoryId: 'produce', locationId: 'cooler' }]]),
  categories: new Set(['produce']),
  locations: new Set(['cooler']),
  ...change,
})
