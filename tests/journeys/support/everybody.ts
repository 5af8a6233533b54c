import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
} from '@playwright/test'
import { people, type Person } from './place-people.ts'
import type { Place } from './place.ts'
import { learnPlaces } from './places.ts'

/** Everybody who opens a place, signed in, and all places. */
export interface Everybody {
  readonly contexts: Readonly<Record<Person, BrowserContext>>
  readonly places: readonly Place[]
  readonly close: () => Promise<void>
}

/** Signs everybody in, each in a browser context of their own, and learns all places. */
export async function signEverybodyIn(browser: Browser, options: BrowserContextOptions): Promise<Everybody> {
  const open = async (email?: string): Promise<BrowserContext> => {
    const context = await browser.newContext({ serviceWorkers: 'block', ...options })
    const data = { email, password: 'larder-demo', staySignedIn: false }
    if (email) expect((await context.request.post('/api/login', { data })).ok(), email).toBe(true)
    return context
  }
  const opened = await Promise.all(
    Object.entries(people).map(async ([name, email]) => [name, await open(email)] as const),
  )
  const contexts = {
    ...(Object.fromEntries(opened) as Record<keyof typeof people, BrowserContext>),
    nobody: await open(),
  }
  const callers = Object.fromEntries(opened.map(([name, context]) => [name, context.request])) as Record<
    keyof typeof people,
    APIRequestContext
  >
  return {
    contexts,
    places: await learnPlaces(callers),
    close: async () => {
      await Promise.all(Object.values(contexts).map((context) => context.close()))
    },
  }
}
