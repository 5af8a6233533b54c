export { managedUser } from './answer-user.ts'
