import { useNextStage } from '@koo/page/journey'
import type { FromLoan } from './fromLoan.ts'

/** Names of the button where what follows is not known, and on the way back to a loan. */
export const onward = { unknown: '继续', loan: '返回借款' } as const

/** The button of a page that is completed, named by where it leads, and what the page says of the next stage where that is known. */
export function useOnward({ from }: FromLoan = {}): { readonly name: string; readonly next?: string } {
  const stage = useNextStage()
  if (from === 'loan') return { name: onward.loan }
  return stage ? { name: stage.title, next: stage.text } : { name: onward.unknown }
}
