export { inPieces } from './in-pieces.ts'
export { judgeFor } from './judge-for.ts'
export { candidatesOf, type Catalogue } from './match-lines.ts'
