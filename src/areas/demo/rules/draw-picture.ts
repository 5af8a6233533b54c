import type { PicturePack, PictureView } from '../picture-parts.ts'
import drawings from '../pictures/food-drawings.json' with { type: 'json' }
import { ownDrawings } from '../pictures/own-drawings.ts'
import { recolored } from '../pictures/recolored.ts'
import { drawPack, type PackDrawing, type Place } from './draw-pack.ts'

const drawn: Readonly<Record<string, string>> = { ...drawings, ...ownDrawings }
const all: Readonly<Record<string, string>> = {
  ...drawn,
  ...Object.fromEntries(
    Object.entries(recolored).map(([name, [of, tones]]) => [
      name,
      drawn[of]!.replaceAll(/#[0-9a-f]{6}/gi, (tone) => tones[tone.toLowerCase()] ?? tone),
    ]),
  ),
}

/** The names of what can be drawn. */
export const isDrawn = (food: string): boolean => Object.hasOwn(all, food)

/** The substitute for a food without a drawing. */
const unknown = 'package'

/** A color between two, as '#rrggbb': 0 is the first, 1 the second. */
function mixed(color: string, other: string, share: number): string {
  const part = (text: string, at: number) => Number.parseInt(text.slice(at, at + 2), 16)
  const hex = (at: number) => Math.round(part(color, at) * (1 - share) + part(other, at) * share)
  return `#${[1, 3, 5].map((at) => hex(at).toString(16).padStart(2, '0')).join('')}`
}

/** The label color of products without one: milk, salt, paper. */
const quiet = '#5b8db8'

/** The main color of a drawing: the first that is neither white nor black. */
function colorOf(body: string): string {
  const colors = [...body.matchAll(/fill="(#[0-9a-f]{6})"/gi)].map(([, color]) => color!)
  const lightness = (color: string) =>
    [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(color.slice(at, at + 2), 16), 0)
  return colors.find((color) => lightness(color) > 150 && lightness(color) < 600) ?? quiet
}

/** 800 pixels for the 32 squares of the grid. */
const unit = 25

/** The shadow below an object. */
const shadow = (x: number, width: number): string =>
  `<ellipse cx="${x}" cy="29" rx="${width}" ry="1.600" fill="#000" opacity=".14"/>`

const foodAt = ({ x, y, size }: Place): string =>
  `<use href="#food" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"/>`

const packed = ({ back, front, places }: PackDrawing): string => back + places.map(foodAt).join('') + front

/** A cardboard case with a drawing of its content on the label. */
const caseOf = (color: string): string =>
  `<path fill="#D9A867" d="M3 11h20v17H3Z"/><path fill="#E9C48E" d="M3 11 8 5h21l-6 6Z"/><path fill="#BE8A48" d="m23 11 6-6v17l-6 6Z"/><path fill="#F3DDB8" d="M12 11 17 5h3l-5 6v4h-3Z"/><path fill="#FBF8F2" d="M5.500 15h15v11h-15Z"/><path fill="${color}" d="M5.500 15h15v1.500h-15Z"/>${foodAt({ x: 13, y: 21.2, size: 8 })}`

const scaled = (drawing: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`

/** Six cases on a pallet, the lower ones first; each hides the side of the one to its left. */
const palletOf = (one: string): string =>
  '<path fill="#A87032" d="M1.500 25.800h27v1.400h-27Z"/><path fill="#8A5A2B" d="M3 27.200h4v2H3ZM13 27.200h4v2h-4ZM23 27.200h4v2h-4Z"/>' +
  [13.5, 6].map((y) => [0, 8.8, 17.6].map((x) => scaled(one, x, y, 0.44)).join('')).join('')

/** Three items on a shelf board. */
const shelfOf = (one: string): string =>
  '<path fill="#BE8A48" d="M1 26h30v2.200H1Z"/><path fill="#8A5A2B" d="M4 28.200h2v2H4ZM26 28.200h2v2h-2Z"/>' +
  [1, 11.2, 21.4].map((x) => scaled(one, x - 0.5, 15.8, 0.35)).join('')

/**
 * ITEM-4: a picture of a demo item, 800 by 800: food and pack, a case, the food close up, a pallet,
 * or a shelf. The demo has no photographs: these are drawings without letters, and without a
 * background, as they are shown on that of the page, light or dark.
 */
export function drawPicture(food: string, pack: PicturePack, view: PictureView): string {
  const body = all[food] ?? all[unknown]!
  const color = colorOf(body)
  const tones = { label: mixed(color, '#ffffff', 0.25), labelShade: mixed(color, '#000000', 0.12) }
  const isOpen = pack === 'tray' || pack === 'crate'
  const scenes: Readonly<Record<PictureView, () => string>> = {
    product: () => `${shadow(isOpen ? 16 : 14, isOpen ? 14 : 12)}${packed(drawPack(pack, tones))}`,
    food: () => `${shadow(16, 9)}${foodAt({ x: 16, y: 16, size: 24 })}`,
    case: () => `${shadow(15, 13)}${caseOf(tones.label)}`,
    pallet: () => `${shadow(16, 15)}${palletOf(caseOf(tones.label))}`,
    shelf: () => shelfOf(packed(drawPack(pack, tones))),
  }
  // The food fills the picture, so that it is recognizable at 40 pixels, with a margin of two
  // squares.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800"><symbol id="food" viewBox="0 0 32 32">${body}</symbol><g transform="translate(40 32) scale(${unit * 0.9})">${scenes[view]()}</g></svg>`
}
