import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { fileContent } from '#contract/file-content.ts'
import { uploadRefusals } from '#contract/picture-uploads.ts'
import { shipToParams } from '#contract/values.ts'
import { needs, recipesPath } from './recipes.endpoints.ts'
import { recipeRefusals } from './recipes.refusals.ts'

/** RECIPE-3: an address to send one picture to, for five minutes (security 59). */
export const requestRecipePictureUpload = endpoint({
  name: 'requestRecipePictureUpload',
  method: 'POST',
  path: `${recipesPath}/pictures/upload-url`,
  summary: 'Ask where to upload a picture of a recipe',
  needs,
  params: shipToParams,
  body: z.object({ type: z.string().max(100), size: z.number().int().min(1) }),
  answer: z.object({
    /** Send the file there by PUT with these headers. */
    uploadUrl: z.string(),
    headers: z.record(z.string(), z.string()),
    /** What to add when the file has arrived. */
    pictureId: z.uuid(),
  }),
  refusals: [uploadRefusals.file_type_not_supported, uploadRefusals.file_too_large],
})

/**
 * RECIPE-3: takes an uploaded picture; it is re-encoded first (security 59). A recipe shows it once
 * it is saved with its id.
 */
export const addRecipePicture = endpoint({
  name: 'addRecipePicture',
  method: 'POST',
  path: `${recipesPath}/pictures`,
  summary: 'Add a picture for recipes',
  needs,
  params: shipToParams,
  body: z.object({ pictureId: z.uuid() }),
  answer: z.object({ pictureId: z.uuid(), url: z.string() }),
  status: 201,
  refusals: [
    uploadRefusals.upload_expired,
    uploadRefusals.upload_missing,
    uploadRefusals.picture_not_valid,
    uploadRefusals.picture_too_big,
  ],
})

/** A picture of a recipe; its address changes with it, so that browsers may keep it. */
export const getRecipePicture = endpoint({
  name: 'getRecipePicture',
  method: 'GET',
  path: `${recipesPath}/pictures/:file`,
  summary: 'A picture of a recipe',
  needs,
  params: shipToParams.extend({ file: z.string().max(60) }),
  file: 'image/webp',
  answer: fileContent,
  refusals: [recipeRefusals.picture_not_found],
})
