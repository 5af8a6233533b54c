import { v7 as uuidv7 } from 'uuid'
import { isSameSet } from '#kit/is-same-set.ts'
import { orRefuse, Refused, type Refusal } from '#kit/decision.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { billTosOfUser, shipToOf } from '#areas/customers/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import { type Call, type Handler, handle } from '#platform/http/handle.ts'
import { type Audience, audiences, type ViewKind, viewLimits, type ViewText } from '../list-view.ts'
import {
  chooseOrderView,
  createOrderView,
  deleteOrderView,
  listOrderViews,
  sortOrderViews,
  updateOrderView,
} from '../order-views.endpoints.ts'
import {
  choosePriceView,
  createPriceView,
  deletePriceView,
  listPriceViews,
  sortPriceViews,
  updatePriceView,
} from '../price-views.endpoints.ts'
import { checkView } from '../rules/check-view.ts'
import { mayChangeView, mayShareView } from '../rules/may-share-view.ts'
import { mayViewCost } from '#areas/prices/rules/may-view-cost.ts'
import { viewRefusals } from '../views.refusals.ts'
import { type ChoicePlace, chooseView, chosenViews } from './chosen-views.store.ts'
import {
  addView,
  changeView,
  holdViews,
  idsOf,
  readView,
  removeView,
  sortViews,
  type StoredView,
  type ViewList,
  viewsFor,
} from './list-views.store.ts'

type AnyCall = Pick<Call<Endpoint & { access: 'session' }>, 'caller' | 'address' | 'now' | 'services' | 'db'>

const readerOf = ({ caller }: AnyCall) => ({ userId: caller.actor.userId, isStaff: caller.isStaff })
const changeOf = ({ caller, now }: AnyCall) => ({ by: caller.actor.realUserId, at: now })
const message = (kind: ViewKind, verb: string) => `${kind === 'order' ? 'Order' : 'Price'} view ${verb}`

/** STAFF-4: the views of a ship-to's reader. */
async function list(kind: ViewKind, call: AnyCall) {
  const { db, caller } = call
  const { actor } = caller
  const shipTo = shipToOf(caller)
  const stored = await viewsFor(db, kind, readerOf(call), shipTo)
  const views = stored.map(({ ownerId: _, division: __, billTo: ___, ...view }) => {
    const decision = mayChangeView(kind, view, actor)
    return { ...view, change: decision.allowed ? null : decision.refusal.message }
  })
  return {
    views,
    choiceOf: await chosenViews(db, actor.userId, views),
    mayShareWith: audiences.filter((audience) => mayShareView(kind, audience, actor).allowed),
    billTo: shipTo.billTo,
  }
}

/** What is shared with whom; the bill-to is one of the caller's. */
async function listOf(
  kind: ViewKind,
  call: AnyCall,
  asked: { sharedWith: Audience; division?: string | undefined; billTo?: string | undefined },
  ownerId: string,
): Promise<ViewList> {
  const { sharedWith, division, billTo } = asked
  orRefuse(mayShareView(kind, sharedWith, call.caller.actor))
  const none = { kind, sharedWith, userId: ownerId, division: null, billTo: null }
  if (sharedWith !== 'billTo') return none
  const named = division !== undefined && billTo !== undefined ? [{ division, number: billTo }] : []
  const [mine] = await billTosOfUser(call.db, call.caller.actor.userId, named)
  if (!mine) throw new Refused({ ...viewRefusals.view_bill_to_unknown, field: 'billTo' })
  return { ...none, division: mine.division, billTo: mine.number }
}

const orTaken = (isSaved: boolean): void => {
  if (!isSaved) throw new Refused({ ...viewRefusals.view_name_taken, field: 'name' })
}

/** STAFF-4: adds one. */
async function create(kind: ViewKind, call: AnyCall & { readonly body: ViewText }): Promise<string> {
  const { caller, body } = call
  orRefuse(checkView(body, { kind, mayViewCost: mayViewCost(caller.actor) }))
  const into = await listOf(kind, call, body, caller.actor.userId)
  const id = uuidv7()
  await holdViews(call.db, kind)
  orRoom(await idsOf(call.db, into))
  orTaken(await addView(call.db, id, into, body, changeOf(call)))
  await record(call.db, call, `${kind}-view.create`, id, { name: body.name })
  return id
}

const orRoom = ({ length }: readonly string[]): void => {
  if (length >= viewLimits.views) throw new Refused(viewRefusals.view_too_many)
}

/** The view, held, which the caller may change; a refusal for any other. */
async function changeable(tx: Queries, kind: ViewKind, call: AnyCall, id: string): Promise<StoredView> {
  await holdViews(tx, kind)
  const before = await readView(tx, kind, readerOf(call), id)
  if (!before) throw new Refused(viewRefusals.view_not_found)
  orRefuse(mayChangeView(kind, before, call.caller.actor))
  return before
}

/** STAFF-4: changes one as it was read. */
async function update(
  kind: ViewKind,
  id: string,
  call: AnyCall & { readonly body: ViewText; readonly ifMatch: number | null },
): Promise<void> {
  const { caller, body, ifMatch } = call
  await call.services.db.inTransaction(async (tx) => {
    const before = await changeable(tx, kind, call, id)
    if (ifMatch !== null && ifMatch !== before.version) throw new Refused(viewRefusals.view_changed)
    orRefuse(checkView(body, { kind, mayViewCost: mayViewCost(caller.actor), before }))
    const into = await listOf(kind, call, body, before.ownerId)
    const others = (await idsOf(tx, into)).filter((each) => each !== id)
    orRoom(others)
    orTaken(await changeView(tx, id, into, body, changeOf(call)))
    await record(tx, call, `${kind}-view.change`, id, { name: body.name, before: before.name })
  })
}

/** STAFF-4: deletes one. */
async function remove(kind: ViewKind, id: string, call: AnyCall): Promise<void> {
  await call.services.db.inTransaction(async (tx) => {
    const { name } = await changeable(tx, kind, call, id)
    await removeView(tx, id)
    await record(tx, call, `${kind}-view.delete`, id, { name })
  })
}

interface Sorted {
  readonly sharedWith: Audience
  readonly division?: string | undefined
  readonly billTo?: string | undefined
  readonly ids: readonly string[]
  readonly from: readonly string[]
}

/** STAFF-4: the order of a list, unless it was sorted otherwise or has other views by now. */
async function sort(kind: ViewKind, call: AnyCall & { readonly body: Sorted }): Promise<void> {
  const { caller, body } = call
  const of = await listOf(kind, call, body, caller.actor.userId)
  await call.services.db.inTransaction(async (tx) => {
    await holdViews(tx, kind)
    const known = await idsOf(tx, of)
    const refused = (field: string): Refusal => ({ ...viewRefusals.view_order_changed, field })
    if (!isSameSet(known, body.ids)) throw new Refused(refused('ids'))
    if (known.join() !== body.from.join()) throw new Refused(refused('from'))
    await sortViews(tx, body.ids)
    await record(tx, call, `${kind}-view.sort`, 'all', { sharedWith: body.sharedWith })
  })
}

/** STAFF-4: remembers a view that the caller may use. */
async function choose(kind: ViewKind, call: AnyCall, place: ChoicePlace, viewId: string | null): Promise<void> {
  const { actor } = call.caller
  await call.services.db.inTransaction(async (tx) => {
    const view = viewId === null ? null : await readView(tx, kind, readerOf(call), viewId)
    if (view === undefined) throw new Refused(viewRefusals.view_not_found)
    await chooseView(tx, actor.userId, place, view)
  })
}

async function record(db: Queries, call: AnyCall, action: string, id: string, details: object): Promise<void> {
  const { caller, address } = call
  await audit(db, { actor: caller.actor, action, entity: `list-view:${id}`, details, address })
}

const done = (text: string) => ({ isSuccess: true as const, message: text })

/** STAFF-4: the calls about views. */
export const viewHandlers: readonly Handler[] = [
  handle(listOrderViews, async (call) => {
    const { choiceOf, ...listed } = await list('order', call)
    const chosen = {
      shop: choiceOf('shop'),
      guide: choiceOf('guide'),
      cart: choiceOf('cart'),
      review: choiceOf('review'),
    }
    return { ...listed, chosen }
  }),
  handle(createOrderView, async (call) => ({
    ...done(message('order', 'added')),
    orderViewId: await create('order', call),
  })),
  handle(updateOrderView, async (call) => {
    await update('order', call.params.orderViewId, call)
    return done(message('order', 'changed'))
  }),
  handle(deleteOrderView, async (call) => {
    await remove('order', call.params.orderViewId, call)
    return done(message('order', 'deleted'))
  }),
  handle(sortOrderViews, async (call) => {
    await sort('order', call)
    return done('Order saved')
  }),
  handle(chooseOrderView, async (call) => {
    await choose('order', call, call.body.place, call.body.viewId)
    return done('View chosen')
  }),
  handle(listPriceViews, async (call) => {
    const { choiceOf, ...listed } = await list('price', call)
    return { ...listed, chosen: choiceOf('priceList') }
  }),
  handle(createPriceView, async (call) => ({
    ...done(message('price', 'added')),
    priceViewId: await create('price', call),
  })),
  handle(updatePriceView, async (call) => {
    await update('price', call.params.priceViewId, call)
    return done(message('price', 'changed'))
  }),
  handle(deletePriceView, async (call) => {
    await remove('price', call.params.priceViewId, call)
    return done(message('price', 'deleted'))
  }),
  handle(sortPriceViews, async (call) => {
    await sort('price', call)
    return done('Order saved')
  }),
  handle(choosePriceView, async (call) => {
    await choose('price', call, 'priceList', call.body.viewId)
    return done('View chosen')
  }),
]
