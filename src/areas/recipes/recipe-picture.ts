import { callPath } from '#contract/endpoint.ts'
import { getRecipePicture } from './recipe-pictures.endpoints.ts'

/** What uploads of recipe pictures are for; also the folder of the finished ones. */
export const recipePicturePurpose = 'recipe-picture'

/** Side lengths of the finished squares in pixels: rows and cards, the recipe itself. */
export const recipePictureSides = { small: 160, large: 640 } as const

/** Where a recipe belongs. */
interface Place {
  readonly division: string
  readonly shipTo: string
}

/** The address of a picture, for those who may see the ship-to's recipes. */
export const recipePictureUrl = ({ division, shipTo }: Place, id: string, side: number): string =>
  callPath(getRecipePicture, { division, shipTo, file: `${id}-${side}.webp` })

const file = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d{1,4})\.webp$/

/** The picture and side that a file names; undefined for any other name. */
export function readPictureFile(name: string): { readonly id: string; readonly side: number } | undefined {
  const [, id, digits] = file.exec(name) ?? []
  const side = Object.values(recipePictureSides).find((each) => String(each) === digits)
  return id === undefined || side === undefined ? undefined : { id, side }
}
