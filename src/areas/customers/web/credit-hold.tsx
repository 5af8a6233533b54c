import { Banner } from '#ui/banner.tsx'
import { customerRefusals } from '../customers.refusals.ts'

/** CUST-1: said before an hour is spent on a cart that cannot be ordered. */
export const CreditHold = () => <Banner tone="warning">{customerRefusals.on_credit_hold.message}</Banner>
