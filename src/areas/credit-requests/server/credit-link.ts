/** One request, in the queue of whoever opens it: for links in mails. */
export const creditLink = (publicUrl: string, id: string): string => `${publicUrl}/credit-requests?request=${id}`
