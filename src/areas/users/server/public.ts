export { judgeImportedUsers, lockImportedUsers } from './judge-imported-users.ts'
