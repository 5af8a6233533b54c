export { CardFrame } from './card-frame.tsx'
export { AddMethodButtons } from './add-method-buttons.tsx'
export { ChooseMethod } from './choose-method.tsx'
export { PaymentMethodsTab } from './payment-methods-tab.tsx'
