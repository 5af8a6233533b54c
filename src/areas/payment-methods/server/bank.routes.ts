import { v7 as uuidv7 } from 'uuid'
import { orRefuse, Refused } from '#kit/decision.ts'
import { common } from '#contract/common-refusals.ts'
import { audit } from '#platform/audit/audit.ts'
import { handle } from '#platform/http/handle.ts'
import { saveAch, updateAch } from '../payment-methods.endpoints.ts'
import { paymentMethodRefusals } from '../payment-methods.refusals.ts'
import { checkDescription } from '../rules/check-description.ts'
import { checkNameOnAccount } from '../rules/check-name-on-account.ts'
import { mayChangeAccount } from '../rules/choose-bill-tos.ts'
import { accountOf, changeAccount, insertAccount } from './bank-account.store.ts'
import { forgetBankReports } from './bank-report.store.ts'
import { chooseCoverage } from './choose-coverage.ts'
import { changeMethod, holdMethod, insertMethod } from './payment-method.store.ts'
import { openNumbers, sealNumbers } from './sealed-account.ts'

/** Security 26: the account number does not stand in clear beside its sealed self. */
function refuseNumberIn(texts: { description: string; nameOnAccount: string }, accountNo: string): void {
  const { description, nameOnAccount } = texts
  const problems = [
    ['description', checkDescription('bank', description, accountNo)],
    ['nameOnAccount', checkNameOnAccount(nameOnAccount, accountNo)],
  ] as const
  for (const [field, message] of problems) if (message) throw new Refused({ ...common.invalid_request, message, field })
}

/** PROFILE-5: a bank account with its numbers sealed for this row alone. */
export const saveAchHandler = handle(saveAch, async ({ db, body, caller, services, address }) => {
  const { actor } = caller
  refuseNumberIn(body, body.accountNo)
  const coverage = await chooseCoverage(db, actor, null, body)
  const id = uuidv7()
  await insertMethod(db, { id, kind: 'bank', ownerId: actor.userId, description: body.description }, coverage)
  await insertAccount(db, id, body, body, sealNumbers(services, id, body))
  await audit(db, { actor, action: 'payment-method.add', entity: `payment-method:${id}`, details: coverage, address })
  return { response: 'y' as const, message: 'Bank account added successfully' }
})

/**
 * PROFILE-5, security 27, 30: blank numbers stay; bill-tos the editor cannot see stay; a shared
 * account keeps its details.
 */
export const updateAchHandler = handle(updateAch, async ({ db, body, caller, services, now, address }) => {
  const { actor } = caller
  const { id } = body
  await db.inTransaction(async (tx) => {
    const method = await holdMethod(tx, actor.userId, id, 'bank')
    if (!method) throw new Refused(paymentMethodRefusals.method_not_found)
    const coverage = await chooseCoverage(tx, actor, method, body)
    const before = await accountOf(tx, id)
    const old = openNumbers(services, id, before)
    const numbers = { routingNo: body.routingNo || old.routingNo, accountNo: body.accountNo || old.accountNo }
    refuseNumberIn(body, numbers.accountNo)
    const changed = [
      ...(body.nameOnAccount === before.nameOnAccount ? [] : ['name']),
      ...(body.accountType === before.accountType ? [] : ['type']),
      ...(numbers.routingNo === old.routingNo && numbers.accountNo === old.accountNo ? [] : ['numbers']),
    ]
    if (changed.length > 0) {
      orRefuse(mayChangeAccount(method.covered.some(({ isMine }) => !isMine)))
      await changeAccount(tx, id, body, numbers, sealNumbers(services, id, numbers))
      if (changed.includes('numbers')) await forgetBankReports(tx, id)
    }
    await changeMethod(tx, id, body.description, coverage, now)
    const details = { ...coverage, changed }
    await audit(tx, { actor, action: 'payment-method.change', entity: `payment-method:${id}`, details, address })
  })
  return { response: 'y' as const, message: 'Bank account updated successfully' }
})
