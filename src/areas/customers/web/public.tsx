export { ShipToPicker } from './ship-to-picker.tsx'
export { useShipToCheck } from './use-ship-to-check.ts'
