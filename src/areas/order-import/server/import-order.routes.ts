import { orRefuse, Refused } from '#kit/decision.ts'
import { type Call, handle, type Handler } from '#platform/http/handle.ts'
import {
  changedBy,
  guideOfCart,
  lineFactsOf,
  lockCart,
  type LoadedCart,
  type NameOfGuide,
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
import { sortRows, type WantedRow } from '../rules/sort-rows.ts'
import { findTable } from './find-table.ts'
import { claimImport, reportProgress } from './order-import.store.ts'

/** Rolls the new cart back; the response has the rows at fault. */
class RowsRefused extends Error {
  override readonly name = 'RowsRefused'
  readonly errors: readonly ImportRowError[]
  readonly goodRows: number
  constructor(errors: readonly ImportRowError[], goodRows: number) {
    super('Rows cannot be ordered')
    this.errors = errors
    this.goodRows = goodRows
  }
}

/**
 * IMPORT-2: creates a cart with all rows, or none and the reason of each row at fault; a cart with
 * the good rows only when the person chooses so.
 */
export const importOrderHandler = (nameOfGuide: NameOfGuide): Handler =>
  handle(importOrder, async (call) => {
    const { db, params, body, caller, now } = call
    const at = { nameOfGuide, field: 'cart.guideInfo.id' }
    const guideInfo = await guideOfCart(db, params, body.cart.guideInfo, at)
    const question = { ...params, userId: caller.actor.userId, now }
    const { content, table, imports } = await findTable(db, question, body)
    orRefuse(checkMapping(body.mapping, table.columns))
    const { wanted } = sortRows(content, table.headerRow, body.mapping, body)
    if (wanted.length === 0)
      throw new Refused(
        content.importedRows.length > 0
          ? orderImportRefusals.import_already_done
          : orderImportRefusals.import_nothing_to_order,
      )
    // The progress is stored outside the transaction and not awaited: otherwise one connection
    // would wait for another.
    const report = (stage: ImportProgress['stage'], done: number) =>
      void reportProgress(call.services.db, question, { stage, done, total: wanted.length }).catch(() => {})
    report('checking', 0)
    try {
      return await db.inTransaction(async (tx) => {
        const request = { ...body.cart, isVisibleToCustomer: body.isVisibleToCustomer, guideInfo }
        const { cartId, warning } = await startCart(tx, call, request)
        const numbers = wanted.filter(isNumber).map((row) => row.itemNumber)
        const before = await lockCart(tx, { ...questionOf(call), cartId }, numbers)
        const errors: ImportRowError[] = []
        const good: WantedRow[] = []
        for (const row of wanted) {
          const error = errorOf(before, row, call)
          if (error) for (const at of [row.row, ...row.added]) errors.push({ ...error, row: at })
          else good.push(row)
        }
        const rows = good.flatMap(({ row, added }) => [row, ...added])
        if (good.length === 0 || (errors.length > 0 && !body.leavesOutErrors))
          throw new RowsRefused(errors, rows.length)
        report('saving', wanted.length)
        const cart = await saveCart(tx, before, { kind: 'lines-set', lines: good.map(lineOf) }, changedBy(call))
        const claim = { cartId, imports, sheet: content.sheet, rows, isAll: errors.length === 0 }
        if (!(await claimImport(tx, question, claim))) throw new Refused(orderImportRefusals.import_already_done)
        return {
          isSuccess: true,
          message: 'Cart created successfully',
          ...(warning !== null && { warning }),
          cart: toSummary(cart, caller.actor),
          imported: good.length,
          importedRows: rows.length,
          goodRows: rows.length,
          errors,
        }
      })
    } catch (error) {
      if (!(error instanceof RowsRefused)) throw error
      report('waiting', 0)
      const { errors, goodRows } = error
      const message = `${errors.length} item(s) could not be added to cart`
      return { isSuccess: false, message, cart: null, imported: 0, importedRows: 0, goodRows, errors: [...errors] }
    }
  })

const lineOf = ({ itemNumber, orderedCases, orderedUnits }: WantedRow) => ({ itemNumber, orderedCases, orderedUnits })

/** Text that cannot be an item number is not looked up. */
const isNumber = ({ refusal }: WantedRow): boolean =>
  refusal !== importRowRefusals.row_item_not_found && refusal !== importRowRefusals.row_item_number_missing

function errorOf(cart: LoadedCart, row: WantedRow, { caller }: Pick<Call<typeof importOrder>, 'caller'>) {
  // An item of other customers must be indistinguishable from a missing one, so neither has a
  // description.
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
