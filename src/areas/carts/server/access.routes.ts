import { abilityOf, orRefuse, Refused } from '#kit/decision.ts'
import { cartAddress } from '#areas/checkout/checkout.addresses.ts'
import { notify } from '#areas/notifications/server/public.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Queries } from '#platform/database/database.ts'
import { type Call, handle } from '#platform/http/handle.ts'
import { getCartAccess, modifyCartAccess } from '../cart-access.endpoints.ts'
import { cartRefusals } from '../cart.refusals.ts'
import { mayModifyAccess } from '../rules/may-modify-access.ts'
import { type Access, type AccessChange, missingOwner, modifyAccess } from '../rules/modify-access.ts'
import { ownersOf, type Person, possibleExternalOwners, possibleInternalOwner, saveAccess } from './access.store.ts'
import { answerCart, changedBy, questionOf, refuseStale, visibleCart } from './cart-call.ts'
import { lockCart, readCart } from './cart.store.ts'
import { isOverridden, type LoadedCart } from './loaded-cart.ts'

/** CART-9: who has access, and who could; staff see emails, customers do not. */
export const getCartAccessHandler = handle(getCartAccess, async (call) => {
  const { db, params, caller, services } = call
  const cart = await visibleCart(db, { ...questionOf(call), cartId: params.cartId }, caller)
  const may = mayModifyAccess(cart, caller.actor)
  const [{ internalOwner, externalOwner }, possible] = await Promise.all([
    ownersOf(db, cart),
    may.allowed ? possibleExternalOwners(db, cart) : [],
  ])
  return {
    version: cart.version,
    po: cart.po,
    sharingMode: cart.sharingMode,
    isVisibleToCustomer: cart.isVisibleToCustomer,
    externalOwner: externalOwner && withoutEmail(externalOwner),
    possibleExternalOwners: possible.map(withoutEmail),
    internalOwner: internalOwner && (caller.isStaff ? internalOwner : withoutEmail(internalOwner)),
    ...(caller.isStaff && {
      staffMailSuffix: services.config.constants.staffMailSuffix,
      overriddenItems: overriddenItemsOf(cart),
    }),
    modifyAccess: abilityOf(may),
  }
})

const overriddenItemsOf = (cart: LoadedCart) =>
  cart.lines
    .filter((line) => isOverridden(cart, line))
    .map(({ itemNumber }) => {
      const description = cart.items.get(itemNumber)?.itemInfo.description ?? ''
      return { itemNumber, description }
    })

const withoutEmail = ({ userId, name, roleName }: Person) => ({ userId, name, roleName })

/** CART-9: locks, unlocks, hands over, shows or hides a cart; all of it or nothing. */
export const modifyCartAccessHandler = handle(modifyCartAccess, async (call) => {
  const { db, params, caller } = call
  const question = { ...questionOf(call), cartId: params.cartId }
  const cart = await db.inTransaction(async (tx) => {
    const before = await lockCart(tx, question)
    orRefuse(mayModifyAccess(before, caller.actor))
    const access = orRefuse(modifyAccess(before, await changeOf(tx, before, call), caller.actor))
    refuseStale(before, call)
    // A change to the present values keeps the cart's version.
    if (isSame(access, before)) return before
    await saveAccess(tx, before, access, changedBy(call))
    const after = await readCart(tx, question)
    if (!after) throw new Refused(cartRefusals.cart_not_found)
    await notifyOfOwner(tx, before, after, caller)
    return after
  })
  return { isSuccess: true as const, message: 'Cart access modified successfully', cart: answerCart(cart, call) }
})

/** NEXT-7: who was made the owner of a cart by somebody else learns of it. */
async function notifyOfOwner(tx: Queries, before: LoadedCart, after: LoadedCart, { actor, name }: Caller) {
  const { id, division, shipTo, customer } = after
  const owners = [
    ...(after.extOwnerId === before.extOwnerId ? [] : [after.extOwnerId]),
    ...(after.intOwnerId === before.intOwnerId ? [] : [after.intOwnerId]),
  ]
  const text = `${name} made you the owner of a cart for ${customer.name}.`
  const words = { mail: { subject: `A cart for ${customer.name} is yours`, text }, text }
  for (const userId of owners)
    if (userId !== null && userId !== actor.userId && userId !== actor.realUserId)
      await notify(tx, userId, 'cartAccess', words, { to: cartAddress({ id, division, shipTo }), division, shipTo })
}

/**
 * The change with owners as ids; one who was named but could not own the cart is `missingOwner`.
 */
async function changeOf(tx: Queries, cart: LoadedCart, call: Call<typeof modifyCartAccess>): Promise<AccessChange> {
  const { sharingMode, isVisibleToCustomer, internalOwnerEmail, externalOwnerInfo } = call.body
  return {
    sharingMode,
    isVisibleToCustomer,
    intOwnerId: internalOwnerEmail ? await internalOwnerId(internalOwnerEmail) : internalOwnerEmail,
    extOwnerId: externalOwnerInfo ? await externalOwnerId(externalOwnerInfo.userId) : externalOwnerInfo,
  }

  async function internalOwnerId(email: string): Promise<string> {
    // A customer may not choose one, and does not learn who there is.
    if (!call.caller.isStaff) return missingOwner
    const { staffMailSuffix } = call.services.config.constants
    const [local, domain = staffMailSuffix, ...rest] = email.split('@')
    // Security 12: an owner is named by the part before the fixed suffix; whatever else is written
    // finds nobody.
    if (rest.length > 0 || domain !== staffMailSuffix || !/^[\w.-]+$/.test(local ?? '')) return missingOwner
    return (await possibleInternalOwner(tx, cart, `${local}@${domain}`))?.userId ?? missingOwner
  }
  async function externalOwnerId(userId: string): Promise<string> {
    // Who owns it already may keep it.
    if (userId === cart.extOwnerId) return userId
    const possible = await possibleExternalOwners(tx, cart)
    return possible.some((person) => person.userId === userId) ? userId : missingOwner
  }
}

const isSame = (access: Access, cart: Access): boolean =>
  access.sharingMode === cart.sharingMode &&
  access.intOwnerId === cart.intOwnerId &&
  access.extOwnerId === cart.extOwnerId &&
  access.isVisibleToCustomer === cart.isVisibleToCustomer
