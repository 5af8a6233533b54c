import { orRefuse, Refused } from '#kit/decision.ts'
import { lockOwnData } from '#areas/customer-data/server/public.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { handle } from '#platform/http/handle.ts'
import { chooseCodeItem, type CodeTarget } from '../rules/choose-code-item.ts'
import { labelWords } from '../rules/label-words.ts'
import { type CodedPack, mayStandFor } from '../rules/may-stand-for.ts'
import { mayRememberCodes, mayUseCodes } from '../rules/may-use-codes.ts'
import { readCode } from '../rules/read-code.ts'
import { resolveCode } from '../rules/resolve-code.ts'
import type { ScannedCode } from '../scanned-code.ts'
import {
  type CodeMeaning,
  findCodeItems,
  forgetCode,
  listCodes,
  lookUpCode,
  rememberCode,
} from '../scanning.endpoints.ts'
import { maxCodes, scanningRefusals } from '../scanning.refusals.ts'
import { findItemsFor } from './code-items.store.ts'
import { codeCandidates, codesPage, countOtherCodes, deleteCode, packOf, saveCode } from './codes.store.ts'

interface OfShipTo {
  readonly division: string
  readonly shipTo: string
}

/** The year of the division's today decides the century of a label's dates. */
const scannedOf = (text: string, caller: Caller, now: Date): ScannedCode =>
  orRefuse(readCode(text, Number(todayIn(shipToOf(caller).timeZone, now).slice(0, 4))))

const meaningOf = async (db: Queries, params: OfShipTo, scanned: ScannedCode): Promise<CodeMeaning> => ({
  ...scanned,
  ...resolveCode(scanned, await codeCandidates(db, params, scanned)),
})

/** NEXT-8: what a code stands for at this ship-to. */
export const lookUpCodeHandler = handle(lookUpCode, async ({ db, params, caller, now }) => {
  orRefuse(mayUseCodes(shipToOf(caller)))
  return meaningOf(db, params, scannedOf(params.code, caller, now))
})

/**
 * NEXT-8: remembers what people say a code stands for; another answer takes the place of the first.
 */
export const rememberCodeHandler = handle(rememberCode, async ({ db, params, body, caller, now }) => {
  orRefuse(mayRememberCodes(shipToOf(caller), caller.actor))
  const scanned = scannedOf(params.code, caller, now)
  const target = orRefuse(chooseCodeItem(body))
  const { realUserId: learnedBy } = caller.actor
  await db.inTransaction(async (tx) => {
    // One writer at a time per ship-to: the limit is read before the code is written.
    await lockOwnData(tx, params)
    if ((await countOtherCodes(tx, params, scanned.code)) >= maxCodes)
      throw new Refused(scanningRefusals.too_many_codes)
    orRefuse(mayStandFor(body.unit, orNotFound(await packOf(tx, params, target), target)))
    await saveCode(tx, params, { code: scanned.code, target, unit: body.unit, learnedBy, now })
  })
  return meaningOf(db, params, scanned)
})

function orNotFound(pack: CodedPack | undefined, target: CodeTarget): CodedPack {
  if (pack) return pack
  throw new Refused(
    'itemNumber' in target
      ? { ...scanningRefusals.code_item_not_found, field: 'itemNumber' }
      : { ...scanningRefusals.code_custom_item_not_found, field: 'customItemId' },
  )
}

/** NEXT-8: forgets what was remembered. */
export const forgetCodeHandler = handle(forgetCode, async ({ db, params, caller, now }) => {
  orRefuse(mayRememberCodes(shipToOf(caller), caller.actor))
  await deleteCode(db, params, scannedOf(params.code, caller, now).code)
  return { isSuccess: true as const }
})

/** NEXT-8: a page of what a device keeps to scan without a connection. */
export const listCodesHandler = handle(listCodes, async ({ db, params, query, caller }) => {
  orRefuse(mayUseCodes(shipToOf(caller)))
  const { pageNo, pageSize, includeTotal, remembered = false } = query
  const { codes, total } = await codesPage(db, params, {
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
    isRememberedOnly: remembered,
  })
  return { codes, ...(includeTotal && { totalRecords: total }) }
})

/** NEXT-8: what an unknown code may stand for. */
export const findCodeItemsHandler = handle(findCodeItems, async ({ db, params, query, caller }) => {
  orRefuse(mayUseCodes(shipToOf(caller)))
  return findItemsFor(db, params, labelWords(query.keyword))
})
