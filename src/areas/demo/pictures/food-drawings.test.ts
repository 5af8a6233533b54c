import { icons } from '@iconify-json/fluent-emoji-flat'
import { expect, test } from 'vitest'
import { departments } from '#areas/demo/generate/range/departments.ts'
import { picturePacks } from '../picture-parts.ts'
import { ownDrawings } from './own-drawings.ts'
import { recolored } from './recolored.ts'

const products = departments.flatMap((department) => department.products)
const asked = ['package', ...products.map(({ pictureFood }) => pictureFood)]
const named = [...new Set([...asked, ...Object.values(recolored).map(([of]) => of)])].toSorted()

test('every drawing that a product names is in the set or our own, and all of ours are used [ITEM-4]', () => {
  const isKnown = (name: string) => [icons.icons, ownDrawings, recolored].some((some) => Object.hasOwn(some, name))
  expect(named.filter((name) => !isKnown(name))).toEqual([])
  const unused = [...Object.keys(ownDrawings), ...Object.keys(recolored)].filter((name) => !named.includes(name))
  expect(unused).toEqual([])
  const packs: readonly string[] = picturePacks
  expect(products.filter(({ picturePack }) => !packs.includes(picturePack))).toEqual([])
})

// `npx vitest run --project rules food-drawings --update` renews the file.
test('only the drawings in use are shipped, as the set has them [ITEM-4]', async () => {
  const used = named.flatMap((name) => (name in icons.icons ? [[name, icons.icons[name]!.body] as const] : []))
  await expect(`${JSON.stringify(Object.fromEntries(used), null, 2)}\n`).toMatchFileSnapshot('food-drawings.json')
})
