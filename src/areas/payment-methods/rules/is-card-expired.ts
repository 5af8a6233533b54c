/**
 * PROFILE-4: a card is good until the end of its month. `expires` is 'YYYY-MM', `today`
 * 'YYYY-MM-DD'.
 */
export const isCardExpired = (expires: string, today: string): boolean => expires < today.slice(0, 7)
