/** '+17025550143' -> 'Number ending in 0143': enough to recognise a message, not enough to call. */
export const endOfPhone = (phone: string): string => `Number ending in ${phone.slice(-4)}`
