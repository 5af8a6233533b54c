export { SecondFactorSteps } from './second-factor-steps.tsx'
