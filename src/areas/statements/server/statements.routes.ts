import type { CallReceived } from '#contract/endpoint.ts'
import { withByteOrderMark } from '#contract/file-content.ts'
import { lastPageWithin } from '#contract/paging.ts'
import { handle, handleOnReplica } from '#platform/http/handle.ts'
import { writeStatementFile } from '../rules/write-statement-file.ts'
import type { Statement } from '../statement.ts'
import { downloadStatement, getStatement, listStatements, printStatement } from '../statements.endpoints.ts'
import { accountsPage } from './account.store.ts'
import { readStatement } from './read-statement.ts'

/** BILL-2: accounts by age. */
export const listStatementsHandler = handleOnReplica(listStatements, ({ db, caller: { actor }, query, now }) =>
  accountsPage(db, actor.userId, query, now),
)

/** BILL-2: a page of a statement, with the totals of all of it. */
export const getStatementHandler = handleOnReplica(getStatement, async (call) => {
  const statement = await readStatement(call.db, call.caller.actor.userId, call, call.now)
  return pageOf(statement, call.query)
})

/** BILL-2: a statement as PDF. */
export const printStatementHandler = handle(printStatement, async (call) => {
  const statement = await readStatement(call.db, call.caller.actor.userId, call, call.now)
  // Loaded with the first file: what draws PDFs takes 29 MB, and no part in starting the portal.
  const { statementPdf } = await import('./statement-pdf.ts')
  void call.reply.header('content-disposition', `inline; filename="${fileName(statement)}.pdf"`)
  return statementPdf(statement, call.now)
})

/** BILL-2: a statement as CSV. */
export const downloadStatementHandler = handle(downloadStatement, async (call) => {
  const statement = await readStatement(call.db, call.caller.actor.userId, call, call.now)
  void call.reply.header('content-disposition', `attachment; filename="${fileName(statement)}.csv"`)
  return withByteOrderMark(writeStatementFile(statement))
})

const fileName = ({ division, billTo, asOf }: Statement) => `statement-${division}-${billTo.number}-${asOf}`

function pageOf(statement: Statement, query: CallReceived<typeof getStatement>['query']): Statement {
  const { pageSize } = query
  const pageNo = lastPageWithin(query.pageNo, pageSize, statement.totalLines)
  const [start, end] = [(pageNo - 1) * pageSize, pageNo * pageSize]
  return { ...statement, items: statement.items.slice(start, end), entries: statement.entries.slice(start, end) }
}
