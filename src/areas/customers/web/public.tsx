export { BillToPicker, type BillToPickerProps } from './bill-to-picker.tsx'
export { ShipToButton } from './ship-to-button.tsx'
export { ShipToPicker } from './ship-to-picker.tsx'
export { useShipToCheck } from './use-ship-to-check.ts'
