export { ShipToSheet } from './ship-to-sheet.tsx'
