import { expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { getPortal } from '../portal.endpoints.ts'

test('the sizes of pages are those the portal is configured with [UI-6]', async () => {
  const sizes = async (environment: Record<string, string>) => {
    const api = await startApi(environment)
    return (await (await api.as('buyer')).ask(getPortal, {})).pageSizes
  }
  expect(await sizes({})).toEqual({ list: 30, table: 10, billTo: 10 })
  expect(
    await sizes({ LARDER_LIST_PAGE_SIZE: '50', LARDER_TABLE_PAGE_SIZE: '5', LARDER_BILL_TO_PAGE_SIZE: '7' }),
  ).toEqual({ list: 50, table: 5, billTo: 7 })
})
