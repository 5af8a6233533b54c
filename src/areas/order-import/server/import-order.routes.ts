import { orRefuse, Refused } from '#kit/decision.ts'
import { type Call, handle } from '#platform/http/handle.ts'
import {
  changedBy,
  lineFactsOf,
  lockCart,
  type LoadedCart,
  questionOf,
  saveCart,
  startCart,
  toSummary,
} from '#areas/carts/server/public.ts'
import { isItemVisible } from '#areas/items/rules/is-item-visible.ts'
import type { ImportProgress, ImportRowError } from '../order-import.ts'
import { importOrder } from '../order-import.endpoints.ts'
import { importRowRefusals, orderImportRefusals } from '../order-import.refusals.ts'
import { checkMapping } from '../rules/check-mapping.ts'
import { judgeRow } from '../rules/judge-row.ts'
import { readRows, type ReadRow } from '../rules/read-rows.ts'
import { claimImport, readImport, reportProgress } from './order-import.store.ts'

/** Rolls the new cart back; the rows at fault are the answer. */
class RowsRefused extends Error {
  override readonly name = 'RowsRefused'
  readonly errors: readonly ImportRowError[]
  constructor(errors: readonly ImportRowError[]) {
    super('Rows cannot be ordered')
    this.errors = errors
  }
}

/** IMPORT-2: a cart of all rows, or none and the reason of each row at fault. */
export const importOrderHandler = handle(importOrder, async (call) => {
  const { db, params, body, caller, now } = call
  const question = { ...params, userId: caller.actor.userId, now }
  const file = await readImport(db, question)
  if (!file) throw new Refused(orderImportRefusals.import_not_present)
  if (file.rows === null) throw new Refused(orderImportRefusals.import_already_done)
  orRefuse(checkMapping(body.mapping, file.columns))
  const rows = readRows(file.rows, body.mapping)
  // Told beside the transaction and not waited for: it must not keep a connection waiting for
  // another one.
  const report = (stage: ImportProgress['stage'], done: number) =>
    void reportProgress(call.services.db, question, stage, done).catch(() => {})
  report('checking', 0)
  try {
    return await db.inTransaction(async (tx) => {
      const request = { ...body.cart, isVisibleToCustomer: body.isVisibleToCustomer }
      const { cartId, warning } = await startCart(tx, call, request)
      const numbers = rows.filter(isNumber).map((row) => row.itemNumber)
      const before = await lockCart(tx, { ...questionOf(call), cartId }, numbers)
      const errors = rows.flatMap((row) => errorOf(before, row, call) ?? [])
      if (errors.length > 0) throw new RowsRefused(errors)
      report('saving', rows.length)
      const cart = await saveCart(tx, before, { kind: 'lines-set', lines: rows.map(lineOf) }, changedBy(call))
      if (!(await claimImport(tx, question, cartId))) throw new Refused(orderImportRefusals.import_already_done)
      return {
        isSuccess: true,
        message: 'Cart created successfully',
        ...(warning !== null && { warning }),
        cart: toSummary(cart, caller.actor),
        imported: rows.length,
        errors: [],
      }
    })
  } catch (error) {
    if (!(error instanceof RowsRefused)) throw error
    report('waiting', 0)
    const { errors } = error
    const message = `${errors.length} item(s) could not be added to cart`
    return { isSuccess: false, message, cart: null, imported: 0, errors: [...errors] }
  }
})

const lineOf = ({ itemNumber, orderedCases, orderedUnits }: ReadRow) => ({ itemNumber, orderedCases, orderedUnits })

/** What cannot be an item number is not looked for. */
const isNumber = ({ refusal }: ReadRow): boolean => refusal?.code !== importRowRefusals.row_item_not_found.code

function errorOf(cart: LoadedCart, row: ReadRow, { caller }: Pick<Call<typeof importOrder>, 'caller'>) {
  // An item of others must look like a missing one, so neither has a description.
  const found = isNumber(row) ? cart.items.get(row.itemNumber) : undefined
  const item = found && isItemVisible(found.facts) ? found : undefined
  const refusal = refusalOf()
  if (!refusal) return null
  const { code: errorCode, message } = refusal
  const description = item?.itemInfo.description ?? ''
  return { row: row.row, itemNumber: row.itemNumber, description, errorCode, message }

  function refusalOf() {
    if (row.refusal) return row.refusal
    if (!item) return importRowRefusals.row_item_not_found
    const judged = judgeRow({ ...lineFactsOf(cart, item, caller.actor), item: item.facts }, row)
    return judged.allowed ? null : judged.refusal
  }
}
