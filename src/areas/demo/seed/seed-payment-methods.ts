import { v7 as uuidv7 } from 'uuid'
import { insertAccount, insertCard, insertMethod, sealNumbers } from '#areas/payment-methods/server/public.ts'
import type { Config } from '#platform/config.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { DemoMethod } from '../generate/payment-methods.ts'

const owners = sql('demo.method-owners', 'select id, email from users where email = any(:emails)')

/** PROFILE-4: accounts and cards of the demo's customers, sealed as their own would be. */
export async function seedPaymentMethods(tx: Queries, methods: readonly DemoMethod[], config: Config): Promise<void> {
  const found = await tx.rows<{ id: string; email: string }>(owners({ emails: methods.map(({ owner }) => owner) }))
  for (const [index, { owner, description, account, card, ...coverage }] of methods.entries()) {
    const ownerId = found.find(({ email }) => email === owner)?.id
    if (!ownerId) continue
    const id = uuidv7()
    await insertMethod(tx, { id, kind: account ? 'bank' : 'card', ownerId, description }, coverage)
    if (account) await insertAccount(tx, id, account, account, sealNumbers({ config }, id, account))
    if (card) await insertCard(tx, id, `ut_demo_${index}`, { ...card, utaCustomerId: `uc_demo_${owner}` })
  }
}
