import { creditRequestAddress } from '../credit-requests.addresses.ts'

/** One request, in the queue of whoever opens it: for links in mails. */
export const creditLink = (publicUrl: string, id: string): string => `${publicUrl}${creditRequestAddress(id)}`
