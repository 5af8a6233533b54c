import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { getItem, searchShop } from '#areas/shop/shop.endpoints.ts'
import { putUpload } from '#platform/uploads/uploads.endpoints.ts'
import { type Client, codeOf, startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import {
  addCategoryImage,
  deleteCategoryImage,
  describeCategoryImage,
  getCategoryImage,
  listCategoryImages,
  requestCategoryImageUpload,
  sortCategoryImages,
} from '../category-images.endpoints.ts'

const api = await startApi({ DATA_DIR: await mkdtemp(join(tmpdir(), 'larder-categories-')) })
const admin = await api.as('admin')
const buyer = await api.as('buyer')
const params = { categoryId: 'dry' }

beforeEach(() => api.db.run('delete from category_images'))

const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#4a7' } })
  .withExif({ IFD0: { Copyright: 'secret-place 36.17N 115.14W' } })
  .jpeg()
  .toBuffer()

/** Sends bytes as a well-behaved screen does; returns the id to add. */
async function send(bytes: Buffer, who: Client = admin, categoryId = 'dry', type = 'image/jpeg') {
  const asked = { params: { categoryId }, body: { type, size: bytes.length } }
  const { uploadUrl, imageId } = await who.ask(requestCategoryImageUpload, asked)
  const url = new URL(uploadUrl, 'http://larder')
  const input = { params: { uploadId: imageId }, query: { grant: url.searchParams.get('grant')! } }
  expect((await who.call(putUpload, input, { headers: { 'content-type': type }, bytes })).status).toBe(200)
  return imageId
}
const add = async (altText: string, categoryId = 'dry') => {
  const body = { imageId: await send(photo, admin, categoryId), altText }
  return (await admin.ask(addCategoryImage, { params: { categoryId }, body })).images
}
const shown = async () => {
  const found = await buyer.ask(searchShop, { params: shipTos.own, query: { keyword: 'flour' } })
  return found.items.find(({ itemNumber }) => itemNumber === items.flour)!.thumbnailUrl
}
const listed = async (categoryId: string) =>
  (await admin.ask(listCategoryImages, {})).categories.find((each) => each.categoryId === categoryId)!

test('items without pictures show the first picture of the nearest category at or above theirs [ITEM-10, ITEM-4]', async () => {
  expect(await shown()).toBeNull()
  const [sacks] = await add('Sacks of dry goods')
  // The catalogue's copies are reloaded on its event.
  await expect.poll(shown).toBe(sacks!.thumbnailUrl)
  const [flour] = await add('Bags of flour', 'dry-flour')
  await expect.poll(shown).toBe(flour!.thumbnailUrl)
  const input = { params: { ...shipTos.own, itemNumber: items.flour } }
  expect((await buyer.ask(getItem, input)).item.thumbnailUrl).toBe(flour!.thumbnailUrl)
  await admin.ask(deleteCategoryImage, { params: { categoryId: 'dry-flour' }, query: { imageId: flour!.id } })
  await expect.poll(shown).toBe(sacks!.thumbnailUrl)
})

test('a picture is re-encoded as two squares without EXIF and served without content sniffing [ITEM-10, security 59]', async () => {
  const [image] = await add('Sacks')
  for (const [url, side] of [
    [image!.url, 480],
    [image!.thumbnailUrl, 160],
  ] as const) {
    const answer = await buyer.call(getCategoryImage, { params: { file: url.split('/').at(-1)! } })
    expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
    const metadata = await sharp(answer.body as Buffer).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: side, height: side })
    expect(metadata.exif).toBeUndefined()
  }
})

test('a program, a broken picture and a foreign or used upload are refused [ITEM-10, security 59]', async () => {
  const asked = { params, body: { type: 'image/svg+xml', size: 10 } }
  expect(codeOf(await admin.call(requestCategoryImageUpload, asked))).toBe('file_type_not_supported')
  const call = (imageId: string) => admin.call(addCategoryImage, { params, body: { imageId, altText: 'X' } })
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect(codeOf(await call(await send(script)))).toBe('picture_not_valid')
  const used = await send(photo)
  expect((await call(used)).status).toBe(201)
  expect(await call(used)).toMatchObject({ status: 403, body: { code: 'upload_expired', field: 'imageId' } })
  expect((await listed('dry')).images).toHaveLength(1)
})

test('pictures are described, sorted and deleted; an order names every one once [ITEM-10, security 62]', async () => {
  await add('A')
  await add('B')
  const [a, b, c] = await add('C')
  const sort = (imageIds: string[]) => admin.call(sortCategoryImages, { params, body: { imageIds } })
  for (const ids of [
    [a!.id, b!.id],
    [a!.id, b!.id, b!.id],
  ])
    expect(await sort(ids)).toMatchObject({ status: 409, body: { field: 'imageIds' } })
  await sort([c!.id, a!.id, b!.id])
  await admin.ask(describeCategoryImage, { params, body: { imageId: a!.id, altText: 'Apples' } })
  await admin.ask(deleteCategoryImage, { params, query: { imageId: b!.id } })
  expect((await listed('dry')).images.map(({ altText }) => altText)).toEqual(['C', 'Apples'])
  const gone = await admin.call(deleteCategoryImage, { params, query: { imageId: b!.id } })
  expect(gone).toMatchObject({ status: 404, body: { code: 'category_image_not_found', field: 'imageId' } })
  const file = b!.url.split('/').at(-1)!
  expect((await buyer.call(getCategoryImage, { params: { file } })).status).toBe(404)
})

test('a category has at most 10 pictures, each with a description [ITEM-10]', async () => {
  await api.db.run(
    `insert into category_images (id, category_id, alt_text) select gen_random_uuid(), 'dry', 'P' from generate_series(1, 10)`,
  )
  const body = { imageId: await send(photo), altText: 'One more' }
  expect(codeOf(await admin.call(addCategoryImage, { params, body }))).toBe('too_many_category_images')
  for (const altText of ['', 'x'.repeat(201)])
    expect(await admin.call(addCategoryImage, { params, body: { ...body, altText } })).toMatchObject({
      status: 400,
      body: { field: 'altText' },
    })
})

test('only staff who may import data maintain pictures; everybody signed in sees them [ITEM-10, ACCESS-3]', async () => {
  for (const who of [buyer, await api.as('dsr')]) {
    const answers = [
      await who.call(listCategoryImages, {}),
      await who.call(requestCategoryImageUpload, { params, body: { type: 'image/png', size: 1 } }),
      await who.call(deleteCategoryImage, { params, query: { imageId: '018f0000-0000-7000-8000-00000000dead' } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  }
  const missing = { params: { categoryId: 'nothing' }, body: { type: 'image/png', size: 1 } }
  expect(codeOf(await admin.call(requestCategoryImageUpload, missing))).toBe('category_not_known')
})
