import { formatCents } from '#kit/money.ts'
import { checkBooks } from '#platform/book-check.ts'
import { areas } from '../areas.server.ts'
import { type Command, withDatabase, WrongUsage } from './command.ts'

const checks = areas.flatMap(({ bookChecks = [] }) => bookChecks)

/** BILL-3: says whether the books balance; exit code 1 when they do not. */
export const checkBooksCommand: Command = {
  usage: 'check-books',
  summary: 'Check that invoices, payments and credits balance to the cent; what does not is listed',
  run: async (words, context) => {
    if (words.length > 0) throw new WrongUsage('No further words')
    return withDatabase(context, async ({ db }) => {
      const failed = await checkBooks(db, checks)
      for (const { promise, broken } of failed) {
        context.print(`NOT TRUE: ${promise}`)
        for (const { what, isCents, shouldBeCents } of broken)
          context.print(`  ${what}: ${formatCents(isCents)}, should be ${formatCents(shouldBeCents)}`)
      }
      if (failed.length === 0) context.print(`The books balance: ${checks.length} checks`)
      return failed.length === 0 ? 0 : 1
    })
  },
}
