import { PopupQueue } from '@koo/steps/popups/queue'
import { useWalletEntry } from './wallet/useWallet.ts'
import { usePromiseSource } from './windows/usePromiseSource.tsx'
import { useLoanWindow } from './windows/useLoanWindow.ts'

/** The pop-ups of the loan page, the most important source first. */
export default function LoanPopups() {
  const promise = usePromiseSource()
  const wallet = useWalletEntry()
  const window = useLoanWindow()
  return <PopupQueue sources={[promise, wallet, window]} />
}
