import { expect, test } from 'vitest'
import { getCart } from '#areas/carts/cart.endpoints.ts'
import { getMe } from '#areas/sessions/sessions.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { people, shipTos } from '#tests/support/distributor.ts'
import { getFavoriteBillTos, listFavoriteBillToChoices, updateFavoriteBillTos } from '../favourites.endpoints.ts'

const api = await startApi({ LARDER_MOST_FAVOURITE_BILL_TOS: '2' })
const [buyer, dsr, admin] = await Promise.all([api.as('buyer'), api.as('dsr'), api.as('admin')])
const numbersOf = ({ billTos }: { billTos: { number: string }[] }) => billTos.map(({ number }) => number)
const save = (who: typeof dsr, ...billTos: string[]) => who.call(updateFavoriteBillTos, { body: { billTos } })

test('choices are the bill-tos of the user’s own customers, by search and page [PROFILE-3]', async () => {
  const all = await dsr.ask(listFavoriteBillToChoices, { query: { includeTotal: 'true' } })
  expect([numbersOf(all), all.totalRecords]).toEqual([['0000100', '0000300'], 2])
  const found = await dsr.ask(listFavoriteBillToChoices, { query: { keyword: 'maybe' } })
  expect(numbersOf(found)).toEqual(['0000300'])
  const foreign = await dsr.ask(listFavoriteBillToChoices, { query: { keyword: 'Stone' } })
  expect(foreign.billTos).toEqual([])
  const second = await admin.ask(listFavoriteBillToChoices, { query: { pageNo: 2, pageSize: 2, includeTotal: 'true' } })
  expect([second.billTos.length, second.totalRecords]).toEqual([2, 4])
})

test('saved favourites come with the current user, duplicates once [PROFILE-3]', async () => {
  const answer = await save(dsr, '100', '0000100', '0000300')
  expect([answer.status, answer.body]).toEqual([200, { message: 'User bill-tos updated successfully' }])
  expect((await dsr.ask(getMe, {})).favoriteBillTos).toEqual(['0000100', '0000300'])
  await save(dsr, '0000300')
  expect(numbersOf(await dsr.ask(getFavoriteBillTos, {}))).toEqual(['0000300'])
})

test('the ship-tos of favourites stand first [PROFILE-3, SHELL-6]', async () => {
  await save(dsr, '0000300')
  const { shipTos: listed } = await dsr.ask(getMe, {})
  expect(listed.map(({ billTo }) => billTo)).toEqual(['0000300', '0000100', '0000100'])
})

test.each([
  [[], 'Please select at least one bill-to.'],
  [['0000100', '0000200', '0000300'], 'cannot add more than 2 bill-tos.'],
])('%j reads "%s" [PROFILE-3]', async (billTos, message) => {
  expect((await save(dsr, ...billTos)).body).toMatchObject({ field: 'billTos', message })
})

test('with one foreign bill-to nothing is saved; it is reported as missing [PROFILE-3]', async () => {
  await save(dsr, '0000300')
  const foreign = await save(dsr, '0000100', '0000200')
  const missing = await save(dsr, '0000100', '9999999')
  expect([foreign.status, missing.body]).toEqual([404, foreign.body])
  expect(numbersOf(await dsr.ask(getFavoriteBillTos, {}))).toEqual(['0000300'])
})

test('favourites grant no access and end with it [PROFILE-3, ACCESS-4]', async () => {
  await api.db.run(`insert into favourite_bill_tos values ($1, '0000200')`, [people.dsr])
  expect(numbersOf(await dsr.ask(getFavoriteBillTos, {}))).not.toContain('0000200')
  const cart = { ...shipTos.foreign, cartId: '018f0000-0000-7000-8000-00000000dead' }
  expect((await dsr.call(getCart, { params: cart })).body).toMatchObject({ code: 'ship_to_not_found' })
})

test('only who sees all bill-tos has favourites [PROFILE-3]', async () => {
  expect((await save(buyer, '0000100')).status).toBe(403)
  expect((await buyer.call(getFavoriteBillTos, {})).status).toBe(403)
})
