import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { customerScreen } from '#areas/customer-pages/customer-pages.addresses.ts'
import { helpDialog } from '#areas/help/help.addresses.ts'
import { itemDialog, itemScreen, shopScreen } from '#areas/shop/shop.addresses.ts'
import { areas } from '#app/areas.web.ts'
import type { Address, Destination } from '#contract/address.ts'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !path.includes('/testing/'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const isAddresses = ({ path }: { path: string }) => path.endsWith('.addresses.ts')

const routes = areas.flatMap((area) => area.routes ?? [])
const dialogs = areas.flatMap((area) => area.dialogs ?? [])

/** Screens and dialogs of the files of addresses, as their calls name them. */
const named = sources.filter(isAddresses).flatMap(({ text }) => ({
  screens: [...text.matchAll(/= screen\('([^']+)'/g)].map(([, path]) => path!),
  dialogs: [...text.matchAll(/= dialog\('([^']+)'(?:, '([^']+)')?\)/g)].map(
    ([, name, value]) => `${name}=${value ?? ''}`,
  ),
}))

/**
 * Opened by screens themselves: the parts of the checkout share what the review has loaded, and the
 * camera's codes go to the screen below it.
 */
const ofScreens = ['checkout=', 'scan=']

test('every screen and dialog that has a handle is in a manifest, once [UI-6]', () => {
  expect(named.flatMap(({ screens }) => screens).toSorted()).toEqual(routes.map(({ screen }) => screen.path).toSorted())
  const registered = dialogs.map(({ dialog }) => `${dialog.parameter}=${'value' in dialog ? dialog.value : ''}`)
  expect(named.flatMap((each) => each.dialogs).toSorted()).toEqual([...registered, ...ofScreens].toSorted())
})

/** '/customers' of '/customers/$division/$billTo'. */
const roots = [...new Set(routes.map(({ screen }) => screen.root))]

/** Paths of calls and of other servers that begin like a screen. */
const notScreens: readonly (readonly [file: RegExp, why: string])[] = [
  [/\.endpoints\.ts$/, 'paths below /api'],
  [/src\/areas\/carts\/cart-contract\.ts$/, 'paths below /api'],
]

const textOfScreen = new RegExp(`(?:['"\`]|\\$\\{[^}]*\\})(?:${roots.join('|')})(?=['"\`?/#$])`)
const parameters = [...new Set(dialogs.map(({ dialog }) => dialog.parameter))]
/** '?dialog=help', and a change of the address by a name that is text. */
const textOfChange = new RegExp(`['"\`]\\?(?:${parameters.join('|')})=|\\b(?:go|hrefTo)\\(\\{`)

/** Comments may show an address. */
const withoutComments = (text: string): string => text.replace(/\/\*(?:(?!\*\/)[^])*\*\/|^\s*\/\/.*$/gm, '')

const writesAddress = (text: string): string | undefined =>
  (textOfScreen.exec(withoutComments(text)) ?? textOfChange.exec(withoutComments(text)))?.[0]

test('no address of a screen is written as text outside the files of addresses [UI-6]', () => {
  const found = sources
    .filter((source) => !isAddresses(source) && !notScreens.some(([file]) => file.test(source.path)))
    .flatMap(({ path, text }) => writesAddress(text)?.replace(/^/, `${path}: `) ?? [])
  expect(found).toEqual([])
})

test.each([
  `go('/shop')`,
  'go(`/salesorders?order=${id}`)',
  '`${origin}/items/${number}`',
  `<Link href="/profile?tab=privacy">`,
  `href: '?dialog=help'`,
  `go({ item: number })`,
])('%s is seen as an address written as text', (text) => expect(writesAddress(text)).toBeDefined())

test('links within the site take an address: the one of React Aria takes any text', () => {
  const taking = sources.filter(
    ({ path, text }) =>
      /^src\/(areas|app)\//.test(path) && /import \{[^}]*\bLink\b[^}]*\} from 'react-aria-components'/.test(text),
  )
  expect(taking.map(({ path }) => path)).toEqual([])
})

test('only handles and the rules of return addresses make an address of text [ACCESS-8]', () => {
  const casting = sources.filter(({ text }) => /\bas (?:unknown as )?(?:Address|SearchChange|Destination)\b/.test(text))
  expect(casting.map(({ path }) => path).toSorted()).toEqual([
    // What React Aria hands back is the address that a link was given.
    'src/app/shell/root-layout.tsx',
    'src/areas/announcements/rules/read-markup.ts',
    'src/areas/sessions/rules/safe-return-url.ts',
    // `useSearchState` changes what its screen reads.
    'src/browser/navigation.ts',
    'src/contract/address.ts',
  ])
})

test('a misspelt screen, parameter or dialog does not compile', () => {
  const go = (to: Destination): Destination => to
  const link = (to: Address): Address => to
  const itemNumber: string = '0012345'
  const refused = [
    // @ts-expect-error -- text is no address
    () => go('/shop'),
    // @ts-expect-error -- text is no address
    () => link(`/items/${itemNumber}`),
    // @ts-expect-error -- a change by text is none
    () => go({ itm: '1' }),
    // @ts-expect-error -- a change is no address: a link needs the present one
    () => link(itemDialog.open('1')),
    // @ts-expect-error -- the shop reads no such parameter
    () => shopScreen.at({ keywrd: 'salmon' }),
    // @ts-expect-error -- the shop reads no such parameter
    () => shopScreen.search({ keywrd: 'salmon' }),
    // @ts-expect-error -- a screen without parameters takes none
    () => itemScreen.search({ tab: 'a' }),
    // @ts-expect-error -- the parameter of the path is missing
    () => itemScreen.at({}),
    // @ts-expect-error -- a parameter of the path is misspelt
    () => customerScreen.at({ division: 'NLV', billto: '1' }),
    // @ts-expect-error -- an unknown parameter beside those of the path
    () => customerScreen.at({ division: 'NLV', billTo: '1', tab: 'a' }),
    // @ts-expect-error -- a named dialog has its value
    () => helpDialog.open('shortcuts'),
    // @ts-expect-error -- any value opens it, but one is needed
    () => itemDialog.open(),
  ]
  expect(refused.length).toBeGreaterThan(10)
})
