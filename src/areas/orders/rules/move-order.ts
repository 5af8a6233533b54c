import { allow, type Decision } from '#kit/decision.ts'
import { refuse } from '#kit/decision.ts'
import { type OrderStatus, orderMoves } from '../order.ts'
import { orderRefusals } from '../order.refusals.ts'

/**
 * ORDER-1: the ERP moves an order along the table of moves; the state it is in already is no news.
 */
export function moveOrder(from: OrderStatus, to: OrderStatus): Decision<{ isNews: boolean }> {
  if (from === to) return allow({ isNews: false })
  const moves: readonly OrderStatus[] = orderMoves[from]
  return moves.includes(to) ? allow({ isNews: true }) : refuse(orderRefusals.order_move_not_possible)
}
