export { createGate } from './gate.ts'
export { hashPassword } from './passwords.ts'
