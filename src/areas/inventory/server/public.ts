export { countLineUser } from './count-line-user.ts'
