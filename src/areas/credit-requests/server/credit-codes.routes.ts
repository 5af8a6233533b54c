import { orRefuse, Refused } from '#kit/decision.ts'
import { withChange } from '#kit/with-change.ts'
import { audit } from '#platform/audit/audit.ts'
import { handle } from '#platform/http/handle.ts'
import { addCreditCode, changeCreditCode, listCreditCodes } from '../credit-codes.endpoints.ts'
import { creditRefusals } from '../credit-requests.refusals.ts'
import { checkCode } from '../rules/check-code.ts'
import { insertCode, lockCode, readCodes, updateCode } from './credit-codes.store.ts'

/** CREDIT-1: every code, for filters and for those who maintain them. */
export const listCreditCodesHandler = handle(listCreditCodes, async ({ db }) => ({ codes: await readCodes(db, false) }))

/** CREDIT-1: a new code is offered at once. */
export const addCreditCodeHandler = handle(addCreditCode, ({ db, body, caller, address }) =>
  db.inTransaction(async (tx) => {
    orRefuse(checkCode(body))
    const code = { ...body, isActive: true, version: 1 }
    if (!(await insertCode(tx, code))) throw new Refused({ ...creditRefusals.credit_code_taken, field: 'code' })
    const { actor } = caller
    await audit(tx, { actor, action: 'credit-code.add', entity: `credit-code:${code.code}`, details: body, address })
    return { message: 'Credit code added successfully', code }
  }),
)

/** CREDIT-1: only what was changed; requests there are keep the rules they were made by. */
export const changeCreditCodeHandler = handle(changeCreditCode, ({ db, params, body, caller, ifMatch, address }) =>
  db.inTransaction(async (tx) => {
    const before = await lockCode(tx, params.code)
    if (!before) throw new Refused(creditRefusals.credit_code_not_found)
    if (ifMatch !== null && ifMatch !== before.version)
      throw new Refused({ ...creditRefusals.credit_code_changed, details: before })
    const code = { ...withChange(before, body), version: before.version + 1 }
    orRefuse(checkCode(code))
    await updateCode(tx, code)
    const { actor } = caller
    await audit(tx, { actor, action: 'credit-code.change', entity: `credit-code:${code.code}`, details: body, address })
    return { message: 'Credit code changed successfully', code }
  }),
)
