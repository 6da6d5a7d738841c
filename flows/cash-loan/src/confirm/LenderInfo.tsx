import { InstitutionInfo } from '@koo/kit/InstitutionInfo'
import type { OpenState } from '@koo/page'
import { copy } from './copy.ts'

/** Says who lends the money, for the lenders that explain themselves (spec 2). */
export default function LenderInfo({ name, ...dialog }: OpenState & { name: string }) {
  return (
    <InstitutionInfo {...dialog} name={name}>
      {copy.lender}
    </InstitutionInfo>
  )
}
