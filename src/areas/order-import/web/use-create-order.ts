import { useState } from 'react'
import { shopScreen } from '#areas/shop/shop.addresses.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { useGo } from '#browser/navigation.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { createCart } from '#areas/carts/cart.endpoints.ts'
import { isDetailsProblem, type OrderDetails, useOrderDates } from '#areas/carts/web/public.tsx'
import { useOrderFile } from './use-order-file.ts'
import { useOrderImport } from './use-order-import.ts'
import { toImport, useOrderMapping } from './use-order-mapping.ts'

/** S0 section 4: the three steps; the last two only with a file. */
export type CreateOrderStep = 'EnterOrderDetails' | 'MapColumns' | 'Status'

/** UI-3. */
const dateProblem = { field: 'deliveryDate', message: 'Date input not valid.' }

/**
 * CART-3, IMPORT-1 to 3: the state of Create order, kept through steps and errors, and its actions.
 */
export function useCreateOrder() {
  const params = useShipToParams()
  const go = useGo()
  const actor = useActor()
  const isStaff = actor.kind === 'internal'
  const { firstOf, today } = useOrderDates()
  const [step, setStep] = useState<CreateOrderStep>('EnterOrderDetails')
  const [poNumber, setPoNumber] = useState('')
  // Undefined until chosen: the default date may still be loading while the PO is typed.
  const [delivery, setDelivery] = useState<Pick<OrderDetails, 'soType' | 'deliveryDate'>>()
  const [isTypingDate, setIsTypingDate] = useState(false)
  const [isDateWrong, setIsDateWrong] = useState(false)
  const [isVisible, setIsVisible] = useState(false)
  const [hasFile, setHasFile] = useState(false)
  const [isFileWanted, setIsFileWanted] = useState(false)
  const [isFileMissing, setIsFileMissing] = useState(false)
  const file = useOrderFile()
  const order = useOrderMapping(file.read)
  const work = useOrderImport((failure) => {
    // A refused PO, order type or date is corrected in the first step.
    if (isDetailsProblem(failure)) setStep('EnterOrderDetails')
  })
  const create = useAct(createCart, {
    refresh: ['listCarts', 'getActiveCart'],
    failed: () => true,
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      go(shopScreen.at(), { replace: true, isSettled: true })
    },
  })

  const details: OrderDetails = {
    poNumber,
    ...(delivery ?? { soType: 'regularDelivery', deliveryDate: firstOf('regularDelivery') }),
  }
  const failure = hasFile ? work.failure : create.failure
  const problem =
    isDateWrong && isTypingDate ? dateProblem : failure && (!hasFile || isDetailsProblem(failure)) ? failure : undefined
  // Confirmed before the dates are loaded: the server picks the first one, as the field would have.
  const deliveryDate = delivery || today ? details.deliveryDate : undefined
  const cart = { cart: { ...details, deliveryDate }, ...(isStaff && { isVisibleToCustomer: isVisible }) }

  const changeDetails = (next: OrderDetails) => {
    setPoNumber(next.poNumber)
    if (next.soType !== details.soType || next.deliveryDate !== details.deliveryDate)
      setDelivery({ soType: next.soType, deliveryDate: next.deliveryDate })
  }
  const confirmDetails = () => {
    setIsDateWrong(isTypingDate)
    if (!params || isTypingDate || create.isRunning || file.isReading) return
    if (!hasFile) return create.run({ params, body: cart })
    if (!file.read) return setIsFileMissing(!file.failure)
    setIsFileWanted(false)
    setStep('MapColumns')
  }
  const importRows = (leavesOutErrors: boolean) => {
    if (!params || !order?.checked.allowed || work.isRunning) return
    setStep('Status')
    const { importId } = order.file
    work.run({ params: { ...params, importId }, body: { ...toImport(order), leavesOutErrors, ...cart } })
  }
  const otherFile = () => {
    file.remove()
    work.forget()
    setIsFileWanted(true)
    setStep('EnterOrderDetails')
  }
  return {
    step,
    isStaff,
    /** ACCESS-7: the PO comes from the customer's own system. */
    isPoHidden: actor.isPunchout === true,
    /** ACCESS-7: the customer's own system says where and when. */
    isDeliveryFixed: actor.isDeliveryFixed === true,
    details,
    changeDetails,
    problem,
    setIsTypingDate,
    isVisible,
    setIsVisible,
    hasFile,
    chooseSource: (withFile: boolean) => {
      setHasFile(withFile)
      setIsFileMissing(false)
    },
    isFileWanted,
    isFileMissing: isFileMissing && !file.read,
    file,
    order,
    work,
    isCreating: create.isRunning,
    confirmDetails,
    confirmMapping: () => importRows(false),
    /** IMPORT-2: imports the good rows after the rows at fault were shown. */
    importGoodRows: () => importRows(true),
    back: () => {
      work.forget()
      setStep('EnterOrderDetails')
    },
    mapAgain: () => {
      work.forget()
      setStep('MapColumns')
    },
    otherFile,
    /** True when the import has finished, so that closing loses nothing. */
    isDone: work.isRunning || work.answer?.isSuccess === true || create.isRunning,
    /** True when closing would lose something. */
    hasTyped: poNumber !== '' || file.name !== undefined,
  }
}
