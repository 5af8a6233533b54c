import { type RecipeType, recipeLimits } from '../recipe.ts'
import { recipeRefusals } from '../recipes.refusals.ts'
import { checkNesting, suspectsOf } from './check-nesting.ts'

/** A line of a recipe as it is stored, or as a file has it. */
export interface RecipeRow {
  readonly title: string
  readonly type: RecipeType
  /** 0: a stored recipe without lines. */
  readonly lineNumber: number
  /** The title of a sub recipe; null: the line is no recipe. */
  readonly subTitle: string | null
}

/** A row of a file, with its place there. */
export interface FileRow extends RecipeRow {
  readonly line: number
  /** The facts of the recipe are others than on its first row. */
  readonly differs: boolean
}

/** Why a row is left out. */
export interface RefusedRow {
  readonly line: number
  readonly field: 'title' | 'lineNumber' | 'ingredient'
  readonly reason: string
}

/** What is said at the other rows of a recipe that falls with one of them. */
export const otherRows = {
  field: 'lineNumber',
  reason: 'Another line of this recipe is missing or was refused',
} as const

/** How many that contain each other wrongly are looked into; each takes a walk over all recipes. */
const maxSuspects = 20
const tooTangled = {
  field: 'ingredient',
  reason: 'Too many recipes contain each other in a circle or too deep: correct the others first',
} as const

interface Draft {
  readonly title: string
  readonly type: RecipeType
  readonly lines: ReadonlyMap<number, string | null>
  readonly subRecipeIds: readonly string[]
}

/** Of one row of a recipe, or of all of them. */
interface Problem extends Omit<RefusedRow, 'line'> {
  readonly line?: number
}

const fold = (title: string) => title.toLowerCase()

/**
 * RECIPE-3, PLAT-3: the rows of a file that a kitchen's recipes cannot take. A recipe comes whole
 * or not at all: without one of its lines it would cost less than it does. What is refused may take
 * recipes with it that contain it. `stored` are the recipes as they are, a row a line.
 */
export function judgeRecipeRows(stored: readonly RecipeRow[], rows: readonly FileRow[]): RefusedRow[] {
  const before = recipesOf(stored)
  const kitchen = new Map([...before, ...recipesOf([...stored, ...rows])])
  const left = rowsByRecipe(rows)
  const users = usersOf(rows)
  const refused: RefusedRow[] = []

  const leaveOut = (key: string, problem: Problem) => {
    const { field, reason } = problem
    for (const { line } of left.get(key)!) {
      const isMeant = problem.line === undefined || problem.line === line
      refused.push({ line, ...(isMeant ? { field, reason } : otherRows) })
    }
    left.delete(key)
    const was = before.get(key)
    if (was) kitchen.set(key, was)
    else kitchen.delete(key)
  }
  /** Leaves out a recipe at fault, and those that contain it and are at fault without it. */
  const check = (first: string) => {
    for (const keys = [first]; keys.length > 0;) {
      const key = keys.pop()!
      const own = left.get(key)
      const problem = own && problemOf(own, kitchen)
      if (!problem) continue
      leaveOut(key, problem)
      keys.push(...(users.get(key) ?? []))
    }
  }

  for (let leftBefore = -1; leftBefore !== left.size;) {
    leftBefore = left.size
    for (const key of left.keys()) check(key)
    const suspects = [...suspectsOf(kitchen)].filter((key) => left.has(key))
    for (const key of suspects.slice(0, maxSuspects)) {
      const nesting = checkNesting(kitchen, key)
      if (!nesting.allowed) leaveOut(key, { field: 'ingredient', reason: nesting.refusal.message })
    }
    for (const key of suspects.slice(maxSuspects)) leaveOut(key, tooTangled)
    const added = [...left.keys()].filter((key) => !before.has(key))
    for (const key of added.slice(Math.max(0, recipeLimits.recipes - before.size)))
      leaveOut(key, { field: 'title', reason: recipeRefusals.too_many_recipes.message })
  }
  return refused.toSorted((one, other) => one.line - other.line)
}

function rowsByRecipe<R extends RecipeRow>(rows: readonly R[]): Map<string, R[]> {
  const byRecipe = new Map<string, R[]>()
  for (const row of rows) {
    const known = byRecipe.get(fold(row.title))
    if (known) known.push(row)
    else byRecipe.set(fold(row.title), [row])
  }
  return byRecipe
}

/** Recipes by their folded titles; later rows take the place of earlier ones. */
function recipesOf(rows: readonly RecipeRow[]): Map<string, Draft> {
  return new Map(
    [...rowsByRecipe(rows)].map(([key, own]) => {
      const lines = new Map(
        own
          .filter(({ lineNumber }) => lineNumber > 0)
          .map(({ lineNumber, subTitle }) => [lineNumber, subTitle === null ? null : fold(subTitle)]),
      )
      const subRecipeIds = [...lines.values()].filter((sub) => sub !== null)
      return [key, { title: own[0]!.title, type: own.at(-1)!.type, lines, subRecipeIds }]
    }),
  )
}

/** The recipes of a file that contain a sub recipe, by its folded title. */
function usersOf(rows: readonly FileRow[]): ReadonlyMap<string, ReadonlySet<string>> {
  const users = new Map<string, Set<string>>()
  for (const { title, subTitle } of rows) {
    if (subTitle === null) continue
    const known = users.get(fold(subTitle)) ?? new Set()
    users.set(fold(subTitle), known.add(fold(title)))
  }
  return users
}

/** What is wrong with one recipe of the file, but for how it is nested. */
function problemOf(rows: readonly FileRow[], kitchen: ReadonlyMap<string, Draft>): Problem | undefined {
  const lineNumbers = new Set<number>()
  for (const { line, lineNumber, subTitle, differs } of rows) {
    if (differs)
      return { line, field: 'title', reason: 'The facts of the recipe differ from those on an earlier row of it' }
    if (lineNumbers.has(lineNumber))
      return { line, field: 'lineNumber', reason: 'Another row has the same line of this recipe' }
    lineNumbers.add(lineNumber)
    if (subTitle !== null && kitchen.get(fold(subTitle))?.type !== 'SUB_RECIPE')
      return { line, field: 'ingredient', reason: 'There is no such sub recipe of this ship-to' }
  }
  const { lines } = kitchen.get(fold(rows[0]!.title))!
  return Math.max(...lines.keys()) === lines.size ? undefined : otherRows
}
