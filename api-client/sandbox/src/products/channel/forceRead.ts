import { channelSlice } from './fresh.ts'
import type { Context } from '../../engine/context.ts'
import type { Wire } from '../../engine/contract.ts'
import { newId, unshiftCapped } from '../../engine/world.ts'
import { institutionsOf } from '../../ledger/loans/institutions.ts'
import { channelSeedOf, type LeadSeed } from './seed.ts'
import { CHANNEL_CAPS, type ForcedReading } from './state.ts'

type ForceRead = NonNullable<NonNullable<Wire<'cash/loanConfirmHookV3'>>['loanForceReadDTO']>

/** Step and page of each kind: 1 is the protocol page, 100 the verification page. */
const KINDS = {
  protocol: { processLineSteps: 1, processLine: 1 },
  verification: { processLineSteps: 1, processLine: 100 },
  secondProtocol: { processLineSteps: 2, processLine: 1 },
  abnormal: { processLineSteps: 2, processLine: 100 },
} as const satisfies Record<Exclude<LeadSeed['forceRead'], 'none'>, object>

/**
 * The agreements that must be read before a lead-flow loan; null when there are none, or they were read. An agreement
 * counts as read when a recorded consent contains its address, which includes the number of this reading.
 */
export function forcedReading(context: Context): ForceRead | null {
  const { lead } = channelSeedOf(context.persona())
  if (lead.forceRead === 'none') return null
  const reading = currentReading(context)
  if (isRead(context, reading)) return null
  return {
    ...KINDS[lead.forceRead],
    businessId: reading.businessId,
    processLineSub: 'oneClickLeadFlow',
    openAccInstDealInfos: institutionsOf(context.baseUrl, 1).map(
      ({ instId, instName, protocolName, protocolUrl }) => ({
        instId,
        instName,
        agreementName: protocolName,
        agreementUrl: `${protocolUrl}&${new URLSearchParams({ business: reading.businessId })}`,
      }),
    ),
  }
}

/** Ends the readings of a customer: the next loan requires a new one. */
export function endReadings(context: Context): void {
  context.slice(channelSlice).readings = []
}

function currentReading(context: Context): ForcedReading {
  const { readings } = context.slice(channelSlice)
  const [newest] = readings
  if (newest) return newest
  const reading = { businessId: newId(context.world, 'F'), at: context.now }
  unshiftCapped(readings, reading, CHANNEL_CAPS.readings)
  return reading
}

function isRead({ world, user }: Context, { businessId }: ForcedReading): boolean {
  const { userId } = user()
  return world.consents.some(
    (consent) => consent.userId === userId && JSON.stringify(consent.body).includes(businessId),
  )
}
