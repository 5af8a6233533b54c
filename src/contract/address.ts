import { writeSearch } from './write-search.ts'

declare const addressBrand: unique symbol
declare const changeBrand: unique symbol

/**
 * A path of this site with its search, such as '/shop?keyword=salmon'. Screens make them; text is
 * none, so that a misspelt address does not compile.
 */
export type Address = string & { readonly [addressBrand]: true }

/** What is empty, false or undefined leaves the address. */
type SearchValue = string | number | boolean | readonly string[] | null | undefined

/** Parameters that change in the present address while the screen stays. Handles make them. */
export type SearchChange = Readonly<Record<string, SearchValue>> & { readonly [changeBrand]: true }

/** Where a link leads: to a screen, or to the present one with a change. */
export type Destination = Address | SearchChange

/** 'division' and 'billTo' of '/customers/$division/$billTo'. */
export type PathParameter<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? PathParameter<First> | PathParameter<Rest>
  : Path extends `$${infer Name}`
    ? Name
    : never

/** None at all, where none is named: TypeScript lets an empty type have any property. */
type Search<Name extends string> = [Name] extends [never]
  ? Readonly<Record<string, never>>
  : { readonly [Parameter in Name]?: SearchValue }
type Given<Path extends string, Name extends string> = Readonly<Record<PathParameter<Path>, string>> &
  ([Name] extends [never] ? unknown : Search<Name>)

/** Parameters in the search of an address. */
export interface Parameters<Name extends string> {
  readonly parameters: readonly Name[]
  /** These change, the screen and its other parameters stay. */
  readonly search: (given: Search<Name>) => SearchChange
}

/** A screen: its path, and the addresses it can have. */
export interface Screen<Path extends string = string, Name extends string = never> extends Parameters<Name> {
  /** As the router knows it, such as '/items/$itemNumber'. */
  readonly path: Path
  /** Its path up to the first parameter: '/items' of '/items/$itemNumber'. */
  readonly root: string
  /** Its address with these parameters; a dialog may be open over it. */
  readonly at: [PathParameter<Path>] extends [never]
    ? (given?: Search<Name>, alsoOpen?: SearchChange) => Address
    : (given: Given<Path, Name>, alsoOpen?: SearchChange) => Address
}

/** What routes and rules need of a screen, whichever it is. */
export type AnyScreen = Pick<Screen, 'path' | 'root'>

/** A dialog that opens over any screen for whatever value its parameter has. */
export interface ValueDialog {
  readonly parameter: string
  readonly open: (value: string) => SearchChange
  readonly closed: SearchChange
}

/** A dialog that opens over any screen for one value of a parameter it shares with others. */
export interface NamedDialog {
  readonly parameter: string
  readonly value: string
  readonly open: () => SearchChange
  readonly closed: SearchChange
}

const change = (given: Search<string>): SearchChange => given as SearchChange

/** A caller may hand over more than is named, such as a whole customer. */
const only = (names: readonly string[], given: Search<string>): Search<string> =>
  Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)))

/** Several changes as one; of two that name the same parameter the later counts. */
export const combine = (...changes: readonly SearchChange[]): SearchChange => change(Object.assign({}, ...changes))

/** The address of a path that is known to be one of this site, such as the present one. */
export const addressAt = (pathname: string, search: Search<string>): Address =>
  (pathname + writeSearch(search)) as Address

/** Parameters that every screen understands. */
export const onAnyScreen = <const Name extends string>(parameters: readonly Name[]): Parameters<Name> => ({
  parameters,
  search: (given) => change(only(parameters, given)),
})

/**
 * A screen by its path, and the parameters of its search that links give it. What it only changes
 * itself, such as the columns of a sort, is typed by `useSearchState`.
 */
export function screen<const Path extends string, const Name extends string = never>(
  path: Path,
  parameters: readonly Name[] = [],
): Screen<Path, Name> {
  const parts = path.split('/')
  const parameterOf = (part: string) => (part.startsWith('$') ? part.slice(1) : undefined)
  const at = (given: Search<string> = {}, alsoOpen: SearchChange = change({})): Address => {
    const filled = parts.map((part) => {
      const name = parameterOf(part)
      return name === undefined ? part : encodeURIComponent(String(given[name]))
    })
    return addressAt(filled.join('/'), { ...only(parameters, given), ...alsoOpen })
  }
  return { path, root: path.split('/$', 1)[0]!, at, ...onAnyScreen(parameters) }
}

/** A dialog by its parameter, and its value when others share the parameter. */
export function dialog(parameter: string): ValueDialog
export function dialog(parameter: string, value: string): NamedDialog
export function dialog(parameter: string, value?: string): ValueDialog | NamedDialog {
  return {
    parameter,
    ...(value !== undefined && { value }),
    open: (given?: string) => change({ [parameter]: value ?? given }),
    closed: change({ [parameter]: undefined }),
  }
}

/** True for a change of the present address, false for an address of its own. */
export const isChange = (to: Destination): to is SearchChange => typeof to !== 'string'

/** The path of an address, without its search. */
export const pathOf = (address: Address): string => address.split('?', 1)[0]!

/** True when a path is one of these, or below it. */
export const isBelow = (path: string, roots: readonly string[]): boolean =>
  roots.some((root) => path === root || path.startsWith(`${root}/`))

/** Leads each user to the first screen that is theirs. */
export const startScreen = screen('/')
