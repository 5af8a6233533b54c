/**
 * What the layers below know of the application, as types alone: `app` fills it in
 * (`app/registered-calls.ts`), since no layer below knows the areas.
 */
// oxlint-disable-next-line typescript/no-empty-interface -- filled in by declaration merging
export interface Registered {}

/** The name of a call of the product: another one does not compile. */
export type CallName = Registered extends { readonly callName: infer Name extends string } ? Name : string
