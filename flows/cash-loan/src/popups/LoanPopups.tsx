import { PopupQueue } from '../model/popups/PopupQueue.tsx'
import { useWalletEntry } from './wallet/useWallet.ts'
import { usePromiseSource } from './windows/usePromiseSource.tsx'
import { useWindowSource } from './windows/useWindowSource.tsx'

/** The pop-ups of the loan page, the most important source first. */
export default function LoanPopups() {
  const promise = usePromiseSource()
  const wallet = useWalletEntry()
  const window = useWindowSource()
  return <PopupQueue sources={[promise, wallet, window]} />
}
