export { keyCapsOf } from './key-caps.ts'
