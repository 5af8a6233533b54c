export { CutOffCountdown } from './cut-off-countdown.tsx'
