import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { createCart } from '#areas/carts/cart.endpoints.ts'
import { addToCart, setLine, setLines } from '#areas/carts/line.endpoints.ts'
import { undoCartChange } from '#areas/carts/change.endpoints.ts'
import { switchCartItem, switchCartItems } from '#areas/carts/switch-items.endpoints.ts'
import { placeOrder } from '#areas/checkout/checkout.endpoints.ts'
import { reorder } from '#areas/checkout/reorder.endpoints.ts'
import { importOrder } from '#areas/order-import/order-import.endpoints.ts'
import { keepImport } from '#areas/order-import/server/order-import.store.ts'
import { matchOrderLines } from '#areas/quick-entry/quick-entry.endpoints.ts'
import { monday, startApi } from './support/api.ts'
import { people, shipTos } from './support/distributor.ts'
import { type ItemRule, itemRules, noRule, other, subject } from './support/item-rules.ts'

// Security 17: each rule of items on each way into a cart, and again when the order is placed. The
// rule begins to hold only once the cart, the order to repeat and the change to undo are there, so
// that nothing but the way itself can refuse.
const api = await startApi()
const buyer = await api.as('buyer')
const { db } = api
const own = shipTos.own

interface Prepared {
  readonly rule: ItemRule
  readonly wanted: { orderedCases: number; orderedUnits: number }
  readonly params: typeof own & { cartId: string }
}
interface Refusing {
  readonly ok: boolean
  readonly body: unknown
}
interface Way {
  /** What the cart has of the item before, and what else has to be there. */
  readonly before?: (prepared: Prepared) => Promise<string | void>
  /** `made` is what `before` answered. */
  readonly go: (prepared: Prepared, made: string) => Promise<Refusing>
}

const wish = { itemNumber: other, alternateItemNumber: subject }
const addAlternate = async () => {
  await db.run(`insert into item_alternates (division, item_number, alternate_number) values ('NLV', $1, $2)`, [
    other,
    subject,
  ])
}
const addSubject = async ({ params, wanted }: Prepared) => {
  await buyer.ask(addToCart, { params: { ...params, itemNumber: subject }, body: wanted })
}
const versionOf = async ({ params }: Prepared) =>
  (await db.row<{ version: number }>('select version from carts where id = $1', [params.cartId])).version

const ways: Readonly<Record<string, Way>> = {
  adding: {
    go: ({ params, wanted }) => buyer.call(addToCart, { params: { ...params, itemNumber: subject }, body: wanted }),
  },
  'setting the quantity': {
    go: ({ params, wanted }) => buyer.call(setLine, { params: { ...params, itemNumber: subject }, body: wanted }),
  },
  'changing the quantity of a line that is there': {
    before: addSubject,
    go: ({ params, wanted: { orderedCases, orderedUnits } }) =>
      buyer.call(setLine, {
        params: { ...params, itemNumber: subject },
        body: { orderedCases: orderedCases * 2, orderedUnits: orderedUnits * 2 },
      }),
  },
  'saving a grid, a paste or what was typed offline': {
    go: ({ params, wanted }) => buyer.call(setLines, { params, body: { items: [{ itemNumber: subject, ...wanted }] } }),
  },
  'creating a cart with lines': {
    go: ({ rule, wanted }) => {
      const cart = rule.soType ? { soType: rule.soType } : {}
      return buyer.call(createCart, { params: own, body: { cart, items: [{ itemNumber: subject, ...wanted }] } })
    },
  },
  'importing a file': {
    before: async ({ wanted }) => {
      const importId = randomUUID()
      const rows = [[1, subject, String(wanted.orderedCases), String(wanted.orderedUnits)] as const]
      const sheets = [{ name: '', isHidden: false, rows, hiddenRows: [], hiddenColumns: [] }]
      const question = { ...own, importId, userId: people.buyer, now: monday }
      const expiresAt = new Date('2026-03-03')
      await keepImport(db, question, { fileName: 'x', sheets, sheet: 0, rowCount: 1, expiresAt })
      return importId
    },
    go: ({ rule }, importId) => {
      const mapping = { itemCode: 0, orderedCases: 1, orderedUnits: 2 }
      const cart = rule.soType ? { soType: rule.soType } : {}
      return buyer.call(importOrder, { params: { ...own, importId }, body: { mapping, headerRow: 0, cart } })
    },
  },
  'ordering an order again': {
    before: async ({ wanted }) => {
      const { cart } = await buyer.ask(createCart, {
        params: own,
        body: { cart: {}, items: [{ itemNumber: subject, ...wanted }] },
      })
      const { order } = await buyer.ask(
        placeOrder,
        { params: { ...own, cartId: cart.id }, body: {} },
        { ifMatch: cart.version },
      )
      return order.id
    },
    go: ({ params: { cartId } }, orderId) => buyer.call(reorder, { params: own, body: { orderId, cartId } }),
  },
  'switching for an alternate': {
    before: addAlternate,
    go: ({ params }) =>
      buyer.call(switchCartItem, { params: { ...params, itemNumber: other }, body: { alternateItemNumber: subject } }),
  },
  'switching many items': {
    before: addAlternate,
    go: ({ params }) => buyer.call(switchCartItems, { params, body: { items: [wish] } }),
  },
  'undoing a removal': {
    before: async (prepared) => {
      await addSubject(prepared)
      const params = { ...prepared.params, itemNumber: subject }
      await buyer.ask(setLine, { params, body: { orderedCases: 0, orderedUnits: 0 } })
    },
    go: ({ params }) => buyer.call(undoCartChange, { params }),
  },
  'placing the order': {
    before: addSubject,
    go: async (prepared) =>
      buyer.call(placeOrder, { params: prepared.params, body: {} }, { ifMatch: await versionOf(prepared) }),
  },
  'matching a pasted list': {
    go: ({ params, wanted }) =>
      buyer.call(matchOrderLines, {
        params: own,
        body: { cartId: params.cartId, text: `${subject} ${wanted.orderedCases ? '2 cs' : '3 ea'}` },
      }),
  },
}

/**
 * Every code of the answer, be it refused as a whole, row by row, or listed as findings; a list's
 * line has a sentence.
 */
function saidBy({ ok, body }: Refusing): readonly string[] {
  const { code = '', errors, details, lines } = body as Said
  const rows = [...(errors ?? []), ...(details?.errors ?? []), ...(details?.findings ?? [])]
  const codes = [...(ok ? [] : [code]), ...rows.map((row) => row.errorCode ?? row.code ?? '')]
  return lines ? lines.map(({ outcome, reason }) => (outcome === 'taken' ? outcome : (reason ?? ''))) : codes
}
interface Row {
  readonly errorCode?: string
  readonly code?: string
}
interface Said {
  readonly code?: string
  readonly errors?: Row[]
  readonly details?: { readonly errors?: Row[]; readonly findings?: Row[] }
  readonly lines?: { readonly outcome: string; readonly reason: string | null }[]
}

/** Everything a way could have changed. */
const stateOf = () =>
  db.rows(
    `select c.id, c.status, c.version, l.item_number, l.ordered_cases, l.ordered_units
     from carts c left join cart_lines l on l.cart_id = c.id order by c.id, l.item_number`,
  )

afterEach(async () => {
  for (const statement of noRule) await db.run(statement)
})

describe.each(itemRules)('an item $name', (rule) => {
  // A switch turns cases and eaches into what the alternate is sold in.
  const isUnit = rule.code === 'cases_not_sold' || rule.code === 'eaches_not_sold'
  const possible = Object.entries(ways).filter(([way]) => !(way.startsWith('switching') && isUnit))
  test.each(possible)('is refused when %s, and nothing changes [security 17, CART-5, CHECK-4]', async (name, way) => {
    const { cart } = await buyer.ask(createCart, {
      params: own,
      body: { cart: rule.soType ? { soType: rule.soType } : {}, items: [{ itemNumber: other, orderedCases: 1 }] },
    })
    const wanted = rule.wanted ?? { orderedCases: 2, orderedUnits: 0 }
    const prepared = { rule, wanted, params: { ...own, cartId: cart.id } }
    const made = (await way.before?.(prepared)) ?? ''
    for (const statement of rule.holds) await db.run(statement)
    const before = await stateOf()
    const said = saidBy(await way.go(prepared, made))
    if (name === 'importing a file') expect(said).toContain(rule.imported ?? rule.code)
    else if (name === 'matching a pasted list') expect(said).toEqual([rule.matched])
    else expect(said).toContain(rule.code)
    expect(await stateOf()).toEqual(before)
  })
})

test('without any of these rules every way leads into the cart, so that each test above can fail [security 17]', async () => {
  for (const [name, way] of Object.entries(ways)) {
    const { cart } = await buyer.ask(createCart, {
      params: own,
      body: { cart: {}, items: [{ itemNumber: other, orderedCases: 1 }] },
    })
    const rule = { name: '', holds: [], code: '', matched: '' }
    const prepared = { rule, wanted: { orderedCases: 2, orderedUnits: 0 }, params: { ...own, cartId: cart.id } }
    const made = (await way.before?.(prepared)) ?? ''
    const before = await stateOf()
    const said = saidBy(await way.go(prepared, made))
    expect([name, said]).toEqual([name, name === 'matching a pasted list' ? ['taken'] : []])
    if (name !== 'matching a pasted list') expect(await stateOf()).not.toEqual(before)
    await db.run('delete from item_alternates')
  }
})
