/** NEXT-11: what is left of a month's budget. */
export interface BudgetUse {
  /** Whole percent of the budget, rounded down: 100 is reached only when it is spent. */
  readonly percent: number
  /** Cents left; below zero when it is exceeded. */
  readonly left: number
}

/** NEXT-11: how much of a budget is spent. */
export const budgetUse = (spent: number, budget: number): BudgetUse => ({
  percent: Math.floor((spent * 100) / budget),
  left: budget - spent,
})
