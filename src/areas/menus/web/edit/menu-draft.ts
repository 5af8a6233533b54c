import { readDecimal } from '#kit/read-decimal.ts'
import { writeDecimal } from '#kit/write-decimal.ts'
import type { Problems } from '#ui/form/use-form-fields.ts'
import { type Menu, menuLimits } from '#areas/menus/menu.ts'

/** A dish as its form has it: figures as they are typed. */
export interface DishDraft {
  readonly recipeId: string
  readonly title: string
  readonly sharePct: string
  readonly portions: string
}

/** A menu as its form has it. Its dishes are one value: a colleague's are never mixed with them. */
export interface MenuDraft {
  readonly title: string
  readonly description: string
  readonly usualCovers: string
  readonly recipes: { readonly rows: readonly DishDraft[] }
}

/** A new one. */
export const blankMenu: MenuDraft = { title: '', description: '', usualCovers: '', recipes: { rows: [] } }

/** A stored one. */
export const draftOfMenu = ({ title, description, usualCovers, recipes }: Menu): MenuDraft => ({
  title,
  description,
  usualCovers: usualCovers === null ? '' : String(usualCovers),
  recipes: {
    rows: recipes.map((each) => ({
      recipeId: each.recipeId,
      title: each.title,
      sharePct: String(each.sharePct),
      portions: String(each.portions),
    })),
  },
})

/** A number as it is typed; null: none was; undefined: it is none, or not within the bounds. */
function decimalOf(typed: string, decimals: number, min: number, max: number): number | null | undefined {
  if (typed.trim() === '') return null
  const units = readDecimal(typed, decimals)
  if (units === null) return undefined
  const value = Number(writeDecimal(units, decimals, 0))
  return value < min || value > max ? undefined : value
}
const shareOf = (typed: string) => decimalOf(typed, 2, 0.01, 100)
const portionsOf = (typed: string) => decimalOf(typed, 2, 0.01, menuLimits.portions)

/** What is wrong with a dish; undefined: nothing. */
export function dishProblem({ sharePct, portions }: DishDraft): string | undefined {
  if (shareOf(sharePct) == null) return 'Share is a percentage above 0 up to 100'
  return portionsOf(portions) == null ? `Portions is a number above 0 up to ${menuLimits.portions}` : undefined
}

/** What is wrong with a menu, by field. */
export function menuProblems(draft: MenuDraft): Problems<MenuDraft> {
  const wrong = draft.recipes.rows.find((dish) => dishProblem(dish) !== undefined)
  return {
    ...(draft.title.trim() === '' && { title: 'Required' }),
    ...(decimalOf(draft.usualCovers, 0, 1, menuLimits.covers) === undefined && {
      usualCovers: `Enter a whole number up to ${menuLimits.covers.toLocaleString('en-US')}`,
    }),
    ...(wrong && { recipes: `${wrong.title}: ${dishProblem(wrong)}` }),
  }
}

/** The body of the call, of a draft without problems. */
export const menuBody = (draft: MenuDraft) => ({
  title: draft.title,
  description: draft.description,
  usualCovers: decimalOf(draft.usualCovers, 0, 1, menuLimits.covers) ?? null,
  recipes: draft.recipes.rows.map(({ recipeId, sharePct, portions }) => ({
    recipeId,
    sharePct: shareOf(sharePct) ?? 0,
    portions: portionsOf(portions) ?? 0,
  })),
})
