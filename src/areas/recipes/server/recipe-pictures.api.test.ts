import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { putUpload } from '#platform/uploads/uploads.endpoints.ts'
import { type Client, codeOf } from '#tests/support/api.ts'
import { shipTos } from '#tests/support/distributor.ts'
import { addRecipePicture, getRecipePicture, requestRecipePictureUpload } from '../recipe-pictures.endpoints.ts'
import { createRecipe, getRecipe, listRecipes, updateRecipe } from '../recipes.endpoints.ts'
import { menuRecipe } from '../testing/build-recipe.ts'
import { startKitchen } from '../testing/start-kitchen.ts'

const folder = await mkdtemp(join(tmpdir(), 'larder-recipe-pictures-'))
const { api, buyer, params, emptyKitchen, add, oneOf } = await startKitchen({ DATA_DIR: folder })
const stranger = await api.as('stranger')

const photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#4a7' } })
  .withExif({ IFD0: { Copyright: 'secret-place 36.17N 115.14W' } })
  .jpeg()
  .toBuffer()

/** Sends bytes as a browser does; returns the id to add. */
async function upload(
  who: Client,
  bytes: Buffer,
  type = 'image/jpeg',
  place: { division: string; shipTo: string } = params,
) {
  const asked = await who.ask(requestRecipePictureUpload, { params: place, body: { type, size: bytes.length } })
  const url = new URL(asked.uploadUrl, 'http://larder')
  const input = { params: { uploadId: asked.pictureId }, query: { grant: url.searchParams.get('grant')! } }
  await who.call(putUpload, input, { headers: { 'content-type': type }, bytes })
  return asked.pictureId
}
const added = async () => {
  const pictureId = await upload(buyer, photo)
  await buyer.ask(addRecipePicture, { params, body: { pictureId } })
  return pictureId
}
const fileOf = (url: string) => url.split('/').at(-1)!

beforeEach(emptyKitchen)

test('a picture is shown in list and recipe, square, and without what the camera wrote into it [RECIPE-2, security 59]', async () => {
  const pictureId = await added()
  const toast = await add(menuRecipe('Toast', undefined, { pictureId }))
  expect(toast.image?.id).toBe(pictureId)
  const { recipes } = await buyer.ask(listRecipes, { params })
  expect(recipes[0]!.image).toEqual(toast.image)
  for (const [url, side] of [
    [toast.image!.url, 640],
    [toast.image!.thumbnailUrl, 160],
  ] as const) {
    const { status, body } = await buyer.call(getRecipePicture, { params: { ...params, file: fileOf(url) } })
    expect(status).toBe(200)
    expect(await sharp(body as Buffer).metadata()).toMatchObject({ format: 'webp', width: side, height: side })
    expect((body as Buffer).includes('secret-place')).toBe(false)
    // The address leads to it.
    expect(url).toBe(`/api/divisions/NLV/ship-tos/0000101/recipes/pictures/${fileOf(url)}`)
  }
})

test('a save that does not name the picture keeps it; null takes it away [RECIPE-3]', async () => {
  const pictureId = await added()
  const toast = await add(menuRecipe('Toast', undefined, { pictureId }))
  const save = async (change: object) =>
    (await buyer.ask(updateRecipe, { params: oneOf(toast), body: menuRecipe('Toast', undefined, change) })).recipe.image
  expect((await save({}))?.id).toBe(pictureId)
  expect(await save({ pictureId: null })).toBeNull()
  expect((await save({ pictureId }))?.id).toBe(pictureId)
})

test('a program, a drawing with one, an upload of others and one used already are refused [RECIPE-3, security 59]', async () => {
  const take = (pictureId: string, who: Client = buyer, place = params) =>
    who.call(addRecipePicture, { params: place, body: { pictureId } })
  expect(codeOf(await take(await upload(buyer, Buffer.from('#!/bin/sh\nrm -rf /'))))).toBe('picture_not_valid')
  const drawing = { type: 'image/svg+xml', size: 90 }
  expect(codeOf(await buyer.call(requestRecipePictureUpload, { params, body: drawing }))).toBe(
    'file_type_not_supported',
  )
  const large = { type: 'image/png', size: 11 * 1024 * 1024 }
  expect(codeOf(await buyer.call(requestRecipePictureUpload, { params, body: large }))).toBe('file_too_large')
  expect(codeOf(await take(randomUUID()))).toBe('upload_expired')
  const theirs = await upload(stranger, photo, 'image/jpeg', shipTos.foreign)
  expect(codeOf(await take(theirs))).toBe('upload_expired')
  const own = await added()
  expect(codeOf(await take(own))).toBe('upload_expired')
})

test('a picture of another ship-to reads like a missing one, and no recipe takes it [RECIPE-3, security 9, 10]', async () => {
  const pictureId = await added()
  const file = `${pictureId}-640.webp`
  const answers = [
    await stranger.call(getRecipePicture, { params: { ...shipTos.foreign, file } }),
    await stranger.call(getRecipePicture, { params: { ...shipTos.foreign, file: `${randomUUID()}-640.webp` } }),
    await stranger.call(getRecipePicture, { params: { ...shipTos.foreign, file: '../secret-key' } }),
  ]
  expect(answers.map(codeOf)).toEqual(['picture_not_found', 'picture_not_found', 'picture_not_found'])
  expect((await stranger.call(getRecipePicture, { params: { ...params, file } })).status).toBe(404)
  const body = menuRecipe('Toast', undefined, { pictureId })
  expect(await stranger.call(createRecipe, { params: shipTos.foreign, body })).toMatchObject({
    status: 404,
    body: { code: 'picture_not_found', field: 'pictureId' },
  })
})

test('a picture that no recipe came to show goes after a month, a shown one stays [RECIPE-3]', async () => {
  const [shown, unused] = [await added(), await added()]
  const toast = await add(menuRecipe('Toast', undefined, { pictureId: shown }))
  await api.db.run(`update recipe_pictures set added_at = added_at - interval '31 days'`)
  const fresh = await added()
  const ids = await api.db.rows<{ id: string }>('select id from recipe_pictures order by added_at')
  expect(new Set(ids.map(({ id }) => id))).toEqual(new Set([shown, fresh]))
  const read = (id: string) => buyer.call(getRecipePicture, { params: { ...params, file: `${id}-160.webp` } })
  expect([(await read(unused)).status, (await read(shown)).status]).toEqual([404, 200])
  expect((await buyer.ask(getRecipe, { params: oneOf(toast) })).image?.id).toBe(shown)
})
