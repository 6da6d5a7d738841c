import type { Wire } from '../../engine/contract.ts'
import type { Customer } from '../../engine/customer.ts'
import { specialAssetOf } from '../bills/rights.ts'
import { creditOf } from '../../people/credit/fresh.ts'
import { creditSeedOf } from '../../people/credit/seed.ts'

type Commitment = NonNullable<Wire<'cash/preApproval'>['commitment']>

/** The commitment that the customer has to give before terms of so many periods are signed; null: none, or it was given. */
export function commitmentOf(customer: Customer, period: number): Commitment | null {
  const { commitment, lastVideo } = creditSeedOf(customer.persona)
  if (commitment === null) return null
  const saved = creditOf(customer).videos.find(({ code }) => code === commitment.type)
  const isGiven = saved ? saved.status !== 'fail' || saved.isSkipped === true : lastVideo === 'success'
  if (isGiven) return null
  const special = specialAssetOf(customer)
  const isSpecial = special?.specialAssetPeriods?.includes(period) ?? false
  return {
    type: commitment.type,
    videoOpen: commitment.videoOpen,
    isNewVer: commitment.type !== 'old',
    specialAssetTag: isSpecial ? (special?.specialAssetTag ?? null) : null,
    segmentPeriod: isSpecial ? (special?.segmentPeriod ?? null) : null,
  }
}
