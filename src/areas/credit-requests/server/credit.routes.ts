import { Readable } from 'node:stream'
import { toCsv } from '#kit/csv.ts'
import { Refused, why } from '#kit/decision.ts'
import { withByteOrderMark } from '#contract/file-content.ts'
import { lastPageWithin } from '#contract/paging.ts'
import { myDivisions } from '#areas/customers/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { Caller } from '#platform/http/caller.ts'
import { type Call, handle } from '#platform/http/handle.ts'
import type { CreditFilters } from '../credit-filters.ts'
import { type CreditRequest, creditMoveNames } from '../credit-request.ts'
import {
  countCreditRequests,
  createCustomerCreditRequest,
  createInternalCreditRequest,
  downloadCreditRequests,
  getCreditHistory,
  getCreditOptions,
  getCreditRequest,
  listCreditRequests,
  maxCreditsInFile,
} from '../credit-requests.endpoints.ts'
import { creditDraftRefusals, creditRefusals } from '../credit-requests.refusals.ts'
import { type CreditPosition, moveCredit } from '../rules/credit-moves.ts'
import { creditFileHead, creditFileRow } from '../rules/credit-file.ts'
import { countCredits, readAllCredits, readCredits } from './credit-list.store.ts'
import { clerkOf } from './credit-staff.store.ts'
import { readCreditOptions } from './credit-options.ts'
import { readCredit, readCreditHistory } from './credit.store.ts'
import { createCreditRequest } from './create-credit-request.ts'
import { mayReadCredit } from './move.store.ts'
import { positionsFor } from './positions.store.ts'

const questionOf = ({ actor, isStaff }: Caller, filters: CreditFilters, now: Date) => ({
  userId: actor.userId,
  forStaff: isStaff,
  filters,
  now,
})

function checkRanges({ invoiceFrom, invoiceTo, returnFrom, returnTo }: CreditFilters): void {
  if (invoiceFrom && invoiceTo && invoiceFrom > invoiceTo)
    throw new Refused({ ...creditRefusals.credit_range_is_backwards, field: 'invoiceTo' })
  if (returnFrom && returnTo && returnFrom > returnTo)
    throw new Refused({ ...creditRefusals.credit_range_is_backwards, field: 'returnTo' })
}

/** CREDIT-2: a page of the queue. */
export const listCreditRequestsHandler = handle(listCreditRequests, async ({ db, query, caller, now }) => {
  checkRanges(query)
  const { quick, sort, sortDirection, pageNo, pageSize, includeTotal = false } = query
  const read = (page: number) =>
    readCredits(db, questionOf(caller, query, now), {
      quick,
      sort,
      direction: sortDirection,
      limit: pageSize,
      offset: (page - 1) * pageSize,
      includeTotal,
    })
  const { actor, isStaff } = caller
  const [found, divisions, clerk] = await Promise.all([
    read(pageNo),
    myDivisions(db, actor.userId),
    isStaff && actor.can('actOnCreditRequests') ? clerkOf(db, actor.userId) : undefined,
  ])
  const { total } = found
  const shownPage = total === null ? pageNo : lastPageWithin(pageNo, pageSize, total)
  const { requests } = shownPage === pageNo ? found : await read(shownPage)
  return {
    requests,
    ...(total !== null && { totalRecords: total }),
    pageNo: shownPage,
    pageSize,
    serverTime: now.toISOString(),
    timeZones: Object.fromEntries(divisions.map(({ code, timeZone }) => [code, timeZone])),
    mayAssign: clerk !== undefined,
  }
})

/** CREDIT-2: the counts of the quick filters. */
export const countCreditRequestsHandler = handle(countCreditRequests, ({ db, query, caller, now }) => {
  checkRanges(query)
  return countCredits(db, questionOf(caller, query, now))
})

/** CREDIT-2: the queue as a file, streamed. */
export const downloadCreditRequestsHandler = handle(downloadCreditRequests, async (call) => {
  const { db, query, caller, now, reply } = call
  checkRanges(query)
  const zones = new Map((await myDivisions(db, caller.actor.userId)).map(({ code, timeZone }) => [code, timeZone]))
  const day = [...zones.values()].map((timeZone) => todayIn(timeZone, now)).toSorted()[0] ?? todayIn('UTC', now)
  void reply.header('content-disposition', `attachment; filename="credit-requests-${day}.csv"`)
  const order = { quick: query.quick, sort: query.sort, direction: query.sortDirection }
  const pieces = readAllCredits(db, questionOf(caller, query, now), order, maxCreditsInFile)
  return Readable.from(
    (async function* text() {
      yield withByteOrderMark(toCsv([creditFileHead(caller.isStaff)]))
      for await (const requests of pieces)
        yield toCsv(requests.map((request) => creditFileRow(request, zones.get(request.division) ?? 'UTC')))
    })(),
  )
})

/** CREDIT-3: null where the reader may make the move, else why not. */
const abilitiesOf = (
  request: Pick<CreditRequest, 'status' | 'amount' | 'staff'>,
  positions: ReadonlySet<CreditPosition>,
) => {
  const { status, amount, staff } = request
  const state = { status, amount, assigneeName: staff?.assigneeName ?? null }
  const entries = creditMoveNames.map((move) => [move, why(moveCredit(state, positions, move)) ?? null])
  return Object.fromEntries(entries) as CreditRequest['abilities']
}

/** CREDIT-4: one request; those of other ship-tos read like missing ones. */
export const getCreditRequestHandler = handle(getCreditRequest, async ({ db, params, caller, now }) => {
  const { actor, isStaff } = caller
  const stored = await readCredit(db, params.creditRequestId, { userId: actor.userId, forStaff: isStaff })
  if (!stored) throw new Refused(creditRefusals.credit_request_not_found)
  const { timeZone, createdBy, assignee, ...request } = stored
  const positions = await positionsFor(db, actor, isStaff, { ...request, createdBy, assignee })
  return {
    request: { ...request, abilities: abilitiesOf(request, positions) },
    timeZone,
    today: todayIn(timeZone, now),
    serverTime: now.toISOString(),
  }
})

const yearMs = 365 * 86_400_000

/** CREDIT-2: what the ship-to asked for in the last year. */
export const getCreditHistoryHandler = handle(getCreditHistory, async ({ db, params, caller, now }) => {
  const id = params.creditRequestId
  if (!(await mayReadCredit(db, caller.actor.userId, id))) throw new Refused(creditRefusals.credit_request_not_found)
  return readCreditHistory(db, id, new Date(now.getTime() - yearMs))
})

/** CREDIT-1: what of an invoice can still be credited. */
export const getCreditOptionsHandler = handle(getCreditOptions, async ({ db, params, caller, now }) => {
  const { division, invoiceUid: invoiceNumber } = params
  const { actor, isStaff } = caller
  const options = await readCreditOptions(db, { division, invoiceNumber }, { userId: actor.userId, isStaff, now })
  if (!options) throw new Refused(creditDraftRefusals.credit_invoice_not_found)
  return { options }
})

type CreateCall = Call<typeof createCustomerCreditRequest> | Call<typeof createInternalCreditRequest>

async function create({ db, params, body, caller, services, now, address }: CreateCall) {
  const { division, invoiceUid: invoiceNumber } = params
  const { actor, isStaff } = caller
  const { publicUrl } = services.config
  const order = { division, invoiceNumber, asked: body, actor, isStaff, publicUrl, address }
  const created = await db.inTransaction((tx) => createCreditRequest(tx, order, now))
  return { isSuccess: true as const, message: `Credit request ${created.requestNumber} was sent`, ...created }
}

/** CREDIT-1: exactly once, in the transaction of the idempotency key. */
export const createCustomerCreditRequestHandler = handle(createCustomerCreditRequest, (call) => {
  if (call.caller.isStaff) throw new Refused(creditDraftRefusals.credit_for_customers)
  return create(call)
})

/** CREDIT-1: staff for a customer. */
export const createInternalCreditRequestHandler = handle(createInternalCreditRequest, create)
