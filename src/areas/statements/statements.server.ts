import type { ServerArea } from '#platform/http/area.ts'
import {
  downloadStatementHandler,
  getStatementHandler,
  listStatementsHandler,
  printStatementHandler,
} from './server/statements.routes.ts'

/** Statements: what an account owes by age, and what moved it. */
export const statementsServer: ServerArea = {
  name: 'statements',
  handlers: [listStatementsHandler, getStatementHandler, printStatementHandler, downloadStatementHandler],
}
