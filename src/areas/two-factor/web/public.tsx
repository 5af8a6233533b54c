export { SecondFactorSteps } from './second-factor-steps.tsx'
export { TwoFactorCard } from './two-factor-card.tsx'
export { useActWithProof } from './use-act-with-proof.tsx'
