import { PopupQueue } from './PopupQueue.tsx'
import { useWalletEntry } from './wallet/useWallet.ts'

/** The pop-ups of the loan page, the most important source first. */
export default function LoanPopups() {
  const wallet = useWalletEntry()
  return <PopupQueue sources={[wallet]} />
}
