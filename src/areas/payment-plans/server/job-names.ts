/** Runs what is due of all plans. */
export const runPlansJobName = 'run-payment-plans'
