import { expect, type Page, test } from '@playwright/test'
import { type Everybody, signEverybodyIn } from './support/everybody.ts'
import { faults, openWith } from './support/failing-calls.ts'
import { openPortal } from './support/inside.ts'
import { type Place, placeKeys } from './support/place.ts'

/**
 * `all`: every call of every place fails alone in every way (half an hour); else a place's calls
 * fail together with 503.
 */
const isThorough = process.env['FAILING_CALLS'] === 'all'
/** Pages that are tried at the same time. */
const lanes = 3
/** Places that one page goes through before the next page is opened. */
const placesOfPage = 8

/**
 * Asked before a screen is drawn at all: without them there is the sign-in or the maintenance page.
 */
const ofTheShell = /\/api\/(portal|me)$/

// Their dialog exists only while acting as somebody else, or they are where a signed-in person
// never is.
const withoutCalls: ReadonlySet<string> = new Set(['?dialog=return-to-self'])

test.use({ trace: 'off' })

let places: Everybody['places']
let contexts: Everybody['contexts']
let close: Everybody['close']

test.beforeAll(async ({ browser, baseURL }) => {
  ;({ places, contexts, close } = await signEverybodyIn(browser, { baseURL: baseURL! }))
})

test.afterAll(() => close())

test('every screen and dialog of the manifests is among the places that are tried [PLAT-15]', () => {
  expect([...new Set(places.map(({ key }) => key))].toSorted()).toEqual([...new Set(placeKeys)])
})

test('whatever call fails, the place says so, asks no storm, and Retry brings it back [PLAT-15, SHELL-8]', async () => {
  test.setTimeout(isThorough ? 7_200_000 : 300_000)
  const problems: string[] = []
  const rest = shares()
  const lane = async () => {
    for (let share = rest.pop(); share; share = rest.pop()) problems.push(...(await tryPlaces(share)))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  expect(problems).toEqual([])
})

/** The places, in shares of one person each. */
function shares(): Place[][] {
  const tried = places.filter(({ key, isVariant }) => !isVariant && !withoutCalls.has(key))
  return Object.keys(contexts).flatMap((person) => {
    const own = tried.filter((place) => place.person === person)
    return Array.from({ length: Math.ceil(own.length / placesOfPage) }, (_, index) =>
      own.slice(index * placesOfPage, (index + 1) * placesOfPage),
    )
  })
}

/**
 * Goes through places of one person while their calls fail; returns what a person would find wrong.
 */
async function tryPlaces(share: readonly Place[]): Promise<readonly string[]> {
  const page = await contexts[share[0]!.person].newPage()
  const problems: string[] = []
  try {
    await openPortal(page)
    for (const place of share) problems.push(...(await tryPlace(page, place)))
  } finally {
    await page.close()
  }
  return problems
}

async function tryPlace(page: Page, place: Place): Promise<readonly string[]> {
  if (!isThorough) return (await openWith(page, place, '503', (path) => !ofTheShell.test(path))).problems
  const { calls, problems } = await openWith(page, place, null, () => false)
  const found = [...problems]
  for (const call of calls)
    for (const fault of faults) found.push(...(await openWith(page, place, fault, (path) => path === call)).problems)
  for (const problem of found) process.stdout.write(`${problem}\n`)
  return found
}
