import { caseRatio, division, tradeNumber, whole } from '#platform/imports/cell.ts'
import { importKind, key, optional } from '#platform/imports/import-kind.ts'
import { knownItem } from './import-references.ts'

/** What may take an item's place in a cart (CART-5, CHECK-2). */
export const alternatesImportKind = importKind({
  name: 'alternates',
  rowIs: 'one item that may take the place of another',
  table: 'item_alternates',
  key: ['division', 'item_number', 'alternate_number'],
  isCatalogue: true,
  columns: {
    division: key(division, 'Division code', 'division'),
    itemNumber: key(tradeNumber, 'Item that is replaced', 'item_number'),
    alternateNumber: key(tradeNumber, 'Item that takes its place', 'alternate_number'),
    rank: optional(
      whole(1, 1000),
      'Place among the alternates of the item; 1 is offered first',
      'rank',
      'integer',
      '1',
    ),
    casesPerCase: optional(
      caseRatio,
      'Cases of the alternate that replace one case of the item',
      'case_ratio_hundredths',
      'integer',
      '100',
    ),
  },
  references: [
    knownItem,
    {
      field: 'alternateNumber',
      when: `not exists (select 1 from items r where r.division = m.division and r.item_number = m.alternate_number)`,
      reason: 'There is no such item in this division',
    },
    {
      field: 'alternateNumber',
      when: 'm.alternate_number = m.item_number',
      reason: 'An item cannot be its own alternate',
    },
  ],
})
