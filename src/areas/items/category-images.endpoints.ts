import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { fileContent } from '#contract/file-content.ts'
import { uploadRefusals } from '#contract/picture-uploads.ts'
import { altText, categoryImage, categoryImageLimits, illustratedCategory } from './category-image.ts'
import { categoryImageRefusals } from './category-images.refusals.ts'

// Categories come by import: who may import the catalogue may illustrate it.
const needs = ['importData'] as const
const categoryId = z
  .string()
  .max(60)
  .regex(/^[^/\s][^/]{0,59}$/, 'A category is named by its id')
const params = z.object({ categoryId })
const done = z.object({ message: z.string(), images: z.array(categoryImage) })

/** ITEM-10: every category with its pictures. */
export const listCategoryImages = endpoint({
  name: 'listCategoryImages',
  method: 'GET',
  path: '/item-categories',
  livesBy: ['catalogue'],
  summary: 'Categories with their pictures',
  needs,
  staffOnly: true,
  answer: z.object({ categories: z.array(illustratedCategory) }),
})

/** ITEM-10: an address to send one picture to, for five minutes (security 59). */
export const requestCategoryImageUpload = endpoint({
  name: 'requestCategoryImageUpload',
  method: 'POST',
  path: '/item-categories/:categoryId/images/upload-url',
  summary: 'Ask where to upload a picture of a category',
  needs,
  staffOnly: true,
  params,
  body: z.object({ type: z.string().max(100), size: z.number().int().min(1) }),
  answer: z.object({
    /** Send the file there by PUT with these headers. */
    uploadUrl: z.string(),
    headers: z.record(z.string(), z.string()),
    expiresAt: z.string(),
    /** What to add when the file has arrived. */
    imageId: z.uuid(),
  }),
  refusals: [
    categoryImageRefusals.category_not_known,
    uploadRefusals.file_type_not_supported,
    uploadRefusals.file_too_large,
  ],
})

/** ITEM-10: adds an uploaded picture at the end; it is re-encoded first (security 59). */
export const addCategoryImage = endpoint({
  name: 'addCategoryImage',
  method: 'POST',
  path: '/item-categories/:categoryId/images',
  summary: 'Add a picture to a category',
  needs,
  staffOnly: true,
  params,
  body: z.object({ imageId: z.uuid(), altText }),
  answer: done,
  status: 201,
  refusals: [
    categoryImageRefusals.category_not_known,
    categoryImageRefusals.too_many_category_images,
    uploadRefusals.upload_expired,
    uploadRefusals.upload_missing,
    uploadRefusals.picture_not_valid,
    uploadRefusals.picture_too_big,
  ],
})

/** ITEM-10: changes the description of a picture. */
export const describeCategoryImage = endpoint({
  name: 'describeCategoryImage',
  method: 'PUT',
  path: '/item-categories/:categoryId/images',
  summary: 'Describe a picture of a category',
  needs,
  staffOnly: true,
  params,
  body: z.object({ imageId: z.uuid(), altText }),
  answer: done,
  refusals: [categoryImageRefusals.category_image_not_found],
})

/**
 * ITEM-10: the order; every id once, or nothing changes (security 62). The first one stands for the
 * category.
 */
export const sortCategoryImages = endpoint({
  name: 'sortCategoryImages',
  method: 'PUT',
  path: '/item-categories/:categoryId/images-sort',
  summary: 'Sort the pictures of a category',
  needs,
  staffOnly: true,
  params,
  body: z.object({ imageIds: z.array(z.uuid()).max(categoryImageLimits.images) }),
  answer: done,
  refusals: [categoryImageRefusals.category_image_order_changed],
})

/** ITEM-10: deletes one for good. */
export const deleteCategoryImage = endpoint({
  name: 'deleteCategoryImage',
  method: 'DELETE',
  path: '/item-categories/:categoryId/images',
  summary: 'Delete a picture of a category',
  needs,
  staffOnly: true,
  params,
  query: z.object({ imageId: z.uuid() }),
  answer: done,
  refusals: [categoryImageRefusals.category_image_not_found],
})

/** A picture; its address changes with it, so that browsers may keep it for good. */
export const getCategoryImage = endpoint({
  name: 'getCategoryImage',
  inPunchout: 'always',
  method: 'GET',
  path: '/category-images/:file',
  summary: 'A picture of a category',
  params: z.object({ file: z.string().max(60) }),
  file: 'image/webp',
  answer: fileContent,
})
