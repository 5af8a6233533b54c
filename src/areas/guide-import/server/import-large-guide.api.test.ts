import { expect, test } from 'vitest'
import { listGuides } from '#areas/guides/guides.endpoints.ts'
import { linesIn } from '#areas/guides/testing/made-guide.ts'
import { startApi } from '#tests/support/api.ts'
import { shipTos } from '#tests/support/distributor.ts'
import { maxGuideLines } from '#areas/guides/guide.ts'
import { importGuide } from '../guide-import.endpoints.ts'
import { uploadGuide } from '../testing/upload-guide.ts'

const api = await startApi()
const params = shipTos.own

test('one bad row of 5,000 is named and nothing is done; the other rows alone are taken in their order [GUIDE-1, IMPORT-2]', async () => {
  await api.db.run(
    `insert into custom_items (id, division, ship_to, description, customer_item_number)
     select gen_random_uuid(), 'NLV', '${params.shipTo}', 'Custom ' || n, 'C' || n from generate_series(1, ${maxGuideLines}) n`,
  )
  const buyer = await api.as('buyer')
  const bad = 3_111
  const rows = Array.from({ length: maxGuideLines }, (_, n) => `custom:C${n + 1},${n + 1 === bad ? '-1' : '2'}`)
  const given = {
    file: ['Item #,Par CS', ...rows].join('\n'),
    into: { kind: 'new', type: 'CustomOrder', name: 'The whole store' },
  } as const
  const refused = await buyer.ask(importGuide, await uploadGuide(buyer, given))
  expect(refused).toMatchObject({ isSuccess: false, added: 0, guide: null })
  expect(refused.errors.map(({ row }) => row)).toEqual([bad + 1])
  const { guides } = await buyer.ask(listGuides, { params })
  expect(guides.map(({ name }) => name)).not.toContain(given.into.name)

  const taken = await buyer.ask(importGuide, await uploadGuide(buyer, { ...given, leavesOutErrors: true }))
  expect(taken).toMatchObject({ isSuccess: true, added: maxGuideLines - 1, guide: { lineCount: maxGuideLines - 1 } })
  const lines = await linesIn(buyer, { ...params, type: 'CustomOrder', guideId: taken.guide!.id })
  expect(lines.slice(bad - 2, bad).map(({ description }) => description)).toEqual([
    `Custom ${bad - 1}`,
    `Custom ${bad + 1}`,
  ])
})
