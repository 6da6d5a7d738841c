import { InstitutionInfo } from '@koo/kit/InstitutionInfo'
import type { OpenState } from '@koo/page/layout'
import { copy } from './copy.ts'

/** Explains who lends the money, for lenders with such a text. */
export default function LenderInfo({ name, ...dialog }: OpenState & { name: string }) {
  return (
    <InstitutionInfo {...dialog} name={name}>
      {copy.lender}
    </InstitutionInfo>
  )
}
