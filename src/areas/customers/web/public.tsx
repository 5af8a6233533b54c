export { ShipToPicker } from './ship-to-picker.tsx'
export { ShipToSheet } from './ship-to-sheet.tsx'
export { useShipToCheck } from './use-ship-to-check.ts'
