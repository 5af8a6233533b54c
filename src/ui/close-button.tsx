import { Button } from './button.tsx'
import { useRequestClose } from './unsaved-work.ts'

/** Cancel of a dialog: closes it, and asks first when typed work would be lost. */
export function CloseButton({ children = 'Cancel' }: { children?: string }) {
  return <Button onPress={useRequestClose()}>{children}</Button>
}
