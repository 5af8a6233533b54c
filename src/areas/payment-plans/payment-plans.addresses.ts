import { type Address, dialog, screen } from '#contract/address.ts'

/** Plans that were proposed. */
export const paymentPlansScreen = screen('/payment-plans', ['status', 'keyword'])
/** One plan by its id. */
export const paymentPlanDialog = dialog('paymentPlan')
/** A new plan for a bill-to: 'NLV-0000100'. */
export const proposePlanDialog = dialog('proposePlan')
/** One plan, wherever it is opened: for links in mails. */
export const paymentPlanAddress = (id: string): Address => paymentPlansScreen.at({}, paymentPlanDialog.open(id))
