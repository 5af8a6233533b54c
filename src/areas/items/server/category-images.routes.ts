import { Refused } from '#kit/decision.ts'
import { isSameSet } from '#kit/is-same-set.ts'
import { common } from '#contract/common-refusals.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import { publish } from '#platform/events/live-events.ts'
import { type Call, handle } from '#platform/http/handle.ts'
import { allowPictureUpload } from '#platform/uploads/allow-upload.ts'
import { fileStoreOf } from '#platform/uploads/file-store.ts'
import { pictureKey, takePicture } from '#platform/uploads/take-picture.ts'
import {
  type CategoryImage,
  categoryImageLimits,
  categoryImagePurpose,
  categoryImageSides,
  categoryImageUrl,
  idOfCategoryImageUrl,
} from '../category-image.ts'
import {
  addCategoryImage,
  deleteCategoryImage,
  describeCategoryImage,
  getCategoryImage,
  listCategoryImages,
  requestCategoryImageUpload,
  sortCategoryImages,
} from '../category-images.endpoints.ts'
import { categoryImageRefusals } from '../category-images.refusals.ts'
import {
  describeImage,
  illustratedCategories,
  imagesOfCategory,
  insertCategoryImage,
  lockCategory,
  removeImage,
  sortImages,
} from './category-image.store.ts'

/** Side lengths of the finished squares. */
const sides: readonly number[] = Object.values(categoryImageSides)
/** A finished square is far smaller; bytes. */
const maxBytes = 2 * 1024 * 1024

/** ITEM-10: the staff screen. */
export const listCategoryImagesHandler = handle(listCategoryImages, async ({ db }) => ({
  categories: await illustratedCategories(db),
}))

/** ITEM-10: where to send the picture. */
export const requestCategoryImageUploadHandler = handle(
  requestCategoryImageUpload,
  async ({ db, services, caller, params, body }) => {
    await db.inTransaction(async (tx) => {
      if (!(await lockCategory(tx, params.categoryId))) throw new Refused(categoryImageRefusals.category_not_known)
    })
    const wanted = { userId: caller.actor.realUserId, purpose: categoryImagePurpose, ...body }
    const { id, uploadUrl, headers, expiresAt } = await allowPictureUpload(db, services, wanted)
    return { uploadUrl, headers, expiresAt: expiresAt.toISOString(), imageId: id }
  },
)

/** ITEM-10: adds one. Drawing takes long: no row is locked in the meantime. */
export const addCategoryImageHandler = handle(addCategoryImage, async (call) => {
  const { db, caller, params, body } = call
  const { imageId, altText } = body
  await db.inTransaction((tx) => refuseFull(tx, params.categoryId))
  const userId = caller.actor.realUserId
  const upload = { id: imageId, userId, purpose: categoryImagePurpose, field: 'imageId' }
  const keep = (tx: Queries) =>
    changeIn(tx, call, 'add', imageId, async () => {
      await refuseFull(tx, params.categoryId)
      await insertCategoryImage(tx, { categoryId: params.categoryId, imageId, altText, addedBy: userId })
    })
  const images = await takePicture(upload, sides, { ...call, keep })
  return { message: 'Picture added successfully', images }
})

async function refuseFull(tx: Queries, categoryId: string): Promise<void> {
  if (!(await lockCategory(tx, categoryId))) throw new Refused(categoryImageRefusals.category_not_known)
  const { length } = await imagesOfCategory(tx, categoryId)
  if (length >= categoryImageLimits.images) throw new Refused(categoryImageRefusals.too_many_category_images)
}

/** ITEM-10: what it shows. */
export const describeCategoryImageHandler = handle(describeCategoryImage, async (call) => {
  const { imageId, altText } = call.body
  const images = await change(call, 'describe', imageId, async (tx) => {
    if ((await describeImage(tx, call.params.categoryId, imageId, altText)) === 0)
      throw new Refused({ ...categoryImageRefusals.category_image_not_found, field: 'imageId' })
  })
  return { message: 'Description saved', images }
})

/** ITEM-10: the order. */
export const sortCategoryImagesHandler = handle(sortCategoryImages, async (call) => {
  const { categoryId } = call.params
  const { imageIds } = call.body
  const images = await change(call, 'sort', 'all', async (tx) => {
    await lockCategory(tx, categoryId)
    const known = (await imagesOfCategory(tx, categoryId)).map(({ id }) => id)
    if (!isSameSet(known, imageIds))
      throw new Refused({ ...categoryImageRefusals.category_image_order_changed, field: 'imageIds' })
    await sortImages(tx, categoryId, imageIds)
  })
  return { message: 'Order saved', images }
})

/** ITEM-10: deletes one with its files. */
export const deleteCategoryImageHandler = handle(deleteCategoryImage, async (call) => {
  const { imageId } = call.query
  const images = await change(call, 'delete', imageId, async (tx) => {
    if ((await removeImage(tx, call.params.categoryId, imageId)) === 0)
      throw new Refused({ ...categoryImageRefusals.category_image_not_found, field: 'imageId' })
  })
  const files = fileStoreOf(call.services.config)
  for (const side of sides) await files.remove(pictureKey(categoryImagePurpose, imageId, side))
  return { message: 'Picture deleted successfully', images }
})

/** Security 59: drawn by us, from its own path, never sniffed, kept for good. */
export const getCategoryImageHandler = handle(getCategoryImage, async ({ services, params, reply }) => {
  const url = `/api/category-images/${params.file}`
  const id = idOfCategoryImageUrl(url)
  const side = sides.find((each) => id !== undefined && categoryImageUrl(id, each) === url)
  const bytes =
    id === undefined || side === undefined
      ? undefined
      : await fileStoreOf(services.config).get(pictureKey(categoryImagePurpose, id, side), maxBytes)
  if (!bytes) throw new Refused(common.not_found)
  void reply
    .header('cache-control', 'private, max-age=31536000, immutable')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
  return bytes
})

type ImageCall = Pick<Call<Endpoint & { access: 'session' }>, 'db' | 'caller' | 'address'> & {
  readonly params: { readonly categoryId: string }
}

const change = (call: ImageCall, verb: string, imageId: string, work: (tx: Queries) => Promise<void>) =>
  call.db.inTransaction((tx) => changeIn(tx, call, verb, imageId, () => work(tx)))

/** One change with its line in the audit trail; shops refetch, as rows show the picture. */
async function changeIn(
  tx: Queries,
  { caller, address, params }: ImageCall,
  verb: string,
  imageId: string,
  work: () => Promise<void>,
): Promise<CategoryImage[]> {
  await work()
  const details = { categoryId: params.categoryId }
  const entity = `category-image:${imageId}`
  await audit(tx, { actor: caller.actor, action: `category-image.${verb}`, entity, details, address })
  await publish(tx, { topic: 'catalogue' })
  return imagesOfCategory(tx, params.categoryId)
}
