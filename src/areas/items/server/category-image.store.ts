import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import {
  type CategoryImage,
  categoryImageSides,
  categoryImageUrl,
  type IllustratedCategory,
} from '../category-image.ts'

type ImageRow = Pick<CategoryImage, 'id' | 'altText'>
const toImage = ({ id, altText }: ImageRow): CategoryImage => ({
  id,
  altText,
  url: categoryImageUrl(id, categoryImageSides.large),
  thumbnailUrl: categoryImageUrl(id),
})

const all = sql(
  'items.illustrated-categories',
  `with recursive tree (id, name, path, place) as (
     select id, name, array[]::text[], array[lpad(position::text, 8, '0') || name]
     from categories where parent_id is null
     union all
     select c.id, c.name, t.path || t.name, t.place || (lpad(c.position::text, 8, '0') || c.name)
     from categories c join tree t on c.parent_id = t.id
   )
   select t.id as "categoryId", t.name, t.path, coalesce((
     select jsonb_agg(jsonb_build_object('id', i.id, 'altText', i.alt_text) order by i.position, i.id)
     from category_images i where i.category_id = t.id), '[]') as images
   from tree t order by t.place`,
)
const lock = sql('items.lock-category', 'select name from categories where id = :categoryId for update')
const ofCategory = sql(
  'items.images-of-category',
  `select id, alt_text as "altText" from category_images where category_id = :categoryId order by position, id`,
)
const insert = sql(
  'items.insert-category-image',
  `insert into category_images (id, category_id, position, alt_text, added_by)
   select :imageId, :categoryId, coalesce(max(position), 0) + 1, :altText, :addedBy
   from category_images where category_id = :categoryId`,
)
const describe = sql(
  'items.describe-category-image',
  'update category_images set alt_text = :altText where category_id = :categoryId and id = :imageId',
)
const sort = sql(
  'items.sort-category-images',
  `update category_images i set position = wanted.place
   from unnest(:imageIds::uuid[]) with ordinality as wanted (id, place)
   where i.category_id = :categoryId and i.id = wanted.id`,
)
const remove = sql(
  'items.delete-category-image',
  'delete from category_images where category_id = :categoryId and id = :imageId',
)

/** Every category in the order of the tree, with its pictures. */
export async function illustratedCategories(db: Queries): Promise<IllustratedCategory[]> {
  const rows = await db.rows<Omit<IllustratedCategory, 'images'> & { images: ImageRow[] }>(all())
  return rows.map(({ images, ...category }) => ({ ...category, images: images.map(toImage) }))
}

/** Locks a category, so that its pictures change one at a time; undefined when there is none. */
export const lockCategory = (tx: Queries, categoryId: string): Promise<{ name: string } | undefined> =>
  tx.maybe(lock({ categoryId }))

/** The pictures of a category in their order. */
export const imagesOfCategory = async (db: Queries, categoryId: string): Promise<CategoryImage[]> =>
  (await db.rows<ImageRow>(ofCategory({ categoryId }))).map(toImage)

/** Adds one at the end. */
export const insertCategoryImage = (
  tx: Queries,
  image: { readonly categoryId: string; readonly imageId: string; readonly altText: string; readonly addedBy: string },
): Promise<void> =>
  tx.send(
    insert({
      categoryId: image.categoryId,
      imageId: image.imageId,
      altText: image.altText,
      addedBy: image.addedBy,
    }),
  )

/** Changes the description of one; 0 when it is gone. */
export const describeImage = (tx: Queries, categoryId: string, imageId: string, altText: string): Promise<number> =>
  tx.run(describe({ categoryId, imageId, altText }))

/** Puts the pictures of a category into this order. */
export const sortImages = (tx: Queries, categoryId: string, imageIds: readonly string[]): Promise<void> =>
  tx.send(sort({ categoryId, imageIds }))

/** Deletes one; 0 when it is gone. */
export const removeImage = (tx: Queries, categoryId: string, imageId: string): Promise<number> =>
  tx.run(remove({ categoryId, imageId }))
