export { createKeyGate } from './key-gate.ts'
