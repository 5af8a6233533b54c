import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const buyer = 'buyer@harborbistro.example'

/**
 * Signs in without a screen: the form and the page behind it would take a third of the time of
 * all journeys. `page.goto` comes next.
 */
export async function signIn(page: Page, email = buyer): Promise<void> {
  const data = { email, password: 'larder-demo', staySignedIn: false }
  const answer = await page.request.post('/api/login', { data })
  expect(answer.ok(), `${email}: ${answer.status()} ${await answer.text()}`).toBe(true)
}

/** Signs in by the form, as a person does. */
export async function signInByForm(page: Page, email = buyer): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('larder-demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}

/** Places the reviewed cart; where there is something to know first, out of the Checkout dialog. */
export async function placeOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Place order' }).first().click()
  const checkout = page.getByRole('dialog', { name: 'Checkout' })
  await expect(checkout.or(page.getByRole('heading', { name: 'Thank you' }))).toBeVisible()
  if (await checkout.isVisible()) await checkout.getByRole('button', { name: 'Place order' }).click()
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeWindow {
  axe: {
    run: (root: Document, options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
  }
}

/** Waits until nothing fades in or out any more: a half-shown panel has half the contrast. */
async function appeared(page: Page): Promise<void> {
  await page.waitForTimeout(200)
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      return playState !== 'running' || effect?.getComputedTiming().iterations === Infinity
    }),
  )
}

/** Pixels that a page is scrolled by before a target that a bar covers is looked at again. */
const nudges = [24, 48, -72]

/**
 * WCAG 2.2 AA: axe finds nothing on the current screen. What a bar at an edge covers in part is
 * too small a target only there: it is looked at again a little further.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await appeared(page)
  // Once for each document: it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  let violations = await violationsOf(page)
  for (const nudge of nudges) {
    if (violations.length === 0 || !violations.every((each) => each.startsWith('target-size'))) break
    await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), nudge)
    violations = await violationsOf(page)
  }
  expect(violations).toEqual([])
}

const violationsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { axe } = window as unknown as AxeWindow
    const found = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      // What passes is not described, which takes a quarter of the time.
      resultTypes: ['violations'],
    })
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  })
