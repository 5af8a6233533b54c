export { SecondFactorSteps } from './second-factor-steps.tsx'
export { TwoFactorCard } from './two-factor-card.tsx'
export { useStepUp } from './use-step-up.tsx'
