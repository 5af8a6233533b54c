import type { APIRequestContext } from '@playwright/test'

/** The answer of a GET call of a signed-in person; T is taken on trust, as journeys only read. */
export async function read<T>(caller: APIRequestContext, path: string): Promise<T> {
  return (await (await caller.get(path)).json()) as T
}
