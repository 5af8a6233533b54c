export { createGate } from './gate.ts'
export { hashPassword } from './passwords.ts'
export { rotateSession } from './rotate-session.ts'
