import { noteSentStatements } from './sent-statements.ts'

noteSentStatements()
