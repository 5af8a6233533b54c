/** What is run for a claim. */
export interface Step {
  readonly command: readonly string[]
  readonly env: Readonly<Record<string, string>>
}
/** What is broken on purpose: a text in a file of a copy, or what its steps set. */
export interface Planted {
  readonly what: string
  readonly file?: string
  readonly from?: string
  readonly to?: string
  readonly steps: readonly Step[]
}
/** What README and docs say and can be tried again. */
export interface Claim {
  readonly name: string
  readonly claim: string
  readonly stands: string
  readonly steps: readonly Step[]
  readonly planted: readonly Planted[]
}
export declare const claims: readonly Claim[]
