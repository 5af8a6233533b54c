import { expect, test } from '@playwright/test'
import { signIn } from './support/portal.ts'
import { read } from './support/read-call.ts'

// The only ship-to of the chef.
const chef = 'chef@harborbistro.example'
const own = '/api/divisions/NLV/ship-tos/0020001'

test('while locations cannot be read, a line with one is not shown without, and paper says what it lacks [PLAT-15, GUIDE-1, GUIDE-3]', async ({
  page,
}) => {
  await signIn(page, chef)
  const { guides } = await read<{ guides: { id: string; type: string; lineCount: number }[] }>(
    page.request,
    `${own}/guides`,
  )
  // Other journeys make guides here, whose lines stand nowhere.
  const sheets = await Promise.all(
    guides
      .filter(({ type, lineCount }) => type === 'CustomInventory' && lineCount > 0)
      .map(async ({ id, type }) => {
        const address = `/guides/${type}/${id}`
        type Lines = { lines: { description: string; locationId: string | null }[] }
        const { lines } = await read<Lines>(page.request, `${own}${address}/lines`)
        return { address, placed: lines.find(({ locationId }) => locationId !== null) }
      }),
  )
  const { address, placed } = sheets.flatMap(({ placed: found, ...rest }) =>
    found ? [{ ...rest, placed: found }] : [],
  )[0]!
  const { locations } = await read<{ locations: { id: string; name: string }[] }>(
    page.request,
    `${own}/customer-locations`,
  )
  const location = locations.find((each) => each.id === placed.locationId)!

  await page.route('**/customer-locations', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto(`${address}?mode=edit`)
  const field = page.getByRole('combobox', { name: `Location of ${placed.description}` }).first()
  await expect(field).toHaveValue(location.id)
  const notice = page.getByRole('alert').filter({ hasText: 'Your categories and locations could not be loaded.' })
  await expect(notice).toBeVisible()
  await page.goto(address)
  await expect(notice).toContainText('Lines cannot be narrowed to them.')
  await page.goto(`${address}/sheet`)
  await expect(notice).toContainText('The lines are in the order of the shelf.')
  await expect(page.getByRole('rowheader', { name: location.name })).toHaveCount(0)

  await page.unroute('**/customer-locations')
  await notice.getByRole('button', { name: 'Retry' }).click()
  await expect(notice).toBeHidden()
  await expect(page.getByText(location.name, { exact: true })).toBeVisible()
})
