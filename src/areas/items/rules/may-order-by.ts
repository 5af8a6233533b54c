import { allow, refuse, type Decision } from '#kit/decision.ts'
import type { ItemFacts } from '../item.ts'
import { itemRefusals } from '../item.refusals.ts'

type Units = Pick<ItemFacts, 'eachOnly' | 'isBrokenCase'>

/** ITEM-7: a case can be ordered unless the item is sold by the each only. */
export const mayOrderByCase = (item: Pick<Units, 'eachOnly'>): Decision =>
  item.eachOnly ? refuse(itemRefusals.cases_not_sold) : allow()

/** ITEM-7: eaches can be ordered of a broken case, and of what is sold by the each only. */
export const mayOrderByEach = (item: Units): Decision =>
  item.isBrokenCase || item.eachOnly ? allow() : refuse(itemRefusals.eaches_not_sold)
