import { InstitutionInfo } from '@koo/kit/InstitutionInfo'
import { copy } from './copy.ts'

export { CodeStep } from './CodeStep.tsx'

/** Who lends the money, for the lenders that explain themselves (spec 2). */
export function LenderInfo({ open, onClose, name }: { open: boolean; onClose(): void; name: string }) {
  return (
    <InstitutionInfo open={open} onOpenChange={(next) => !next && onClose()} name={name}>
      {copy.lender}
    </InstitutionInfo>
  )
}
