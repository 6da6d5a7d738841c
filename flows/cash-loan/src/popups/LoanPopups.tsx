import type { LoanState } from '../model/loan/useLoanState.ts'
import { PopupQueue } from '../model/popups/PopupQueue.tsx'
import { useWalletEntry } from './wallet/useWallet.ts'
import { usePromiseSource } from './windows/usePromiseSource.tsx'
import { useWindowSource } from './windows/useWindowSource.tsx'

/** The pop-ups of the loan page, the most important source first. */
export default function LoanPopups({ page }: { page: LoanState }) {
  const promise = usePromiseSource()
  const wallet = useWalletEntry()
  const window = useWindowSource(page)
  return <PopupQueue sources={[promise, wallet, window]} />
}
