/** Most lines of one cart: what the grid and the order mail still carry. */
export const maxLines = 2000
