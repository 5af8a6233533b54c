export { ShipToButton } from './ship-to-button.tsx'
export { ShipToPicker } from './ship-to-picker.tsx'
export { useShipToCheck } from './use-ship-to-check.ts'
