export { currentUserOf, shipTosOf } from './user.store.ts'
