import fc from 'fast-check'

// `npm run prove` says which values the properties are tried with, so that a failure comes again.
const seed = process.env['PROVE_SEED']
if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) })
