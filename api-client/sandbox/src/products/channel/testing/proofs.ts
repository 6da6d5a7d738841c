import { expect } from 'vitest'
import { serial, type Person } from '../../../testing/client.ts'
import { leadProofs } from './leadProofs.ts'
import { payProofs } from './payProofs.ts'
import { placeProofs } from './placeProofs.ts'

type Proof = (person: Person) => Promise<void>

/** Proves a mixed loan of 30,000 with this outcome and this amount lent. */
function mixed(status: string, amount: string): Proof {
  return async (person) => {
    const request = { serialNumber: serial(1), amount: 30_000, mixLoanAmount: 10_000, loanPeriod: 12 }
    const { listingId } = await person.call('cash/mixLoan', request)
    await person.call('cash/queryPublishStatus', { listingId })
    await person.call('cash/queryPublishStatus', { listingId })
    expect(await person.call('cash/queryPublishStatus', { listingId })).toMatchObject({ auditStatus: status })
    expect(await person.call('cash/queryResultPage', { listingId })).toMatchObject({ amount })
  }
}

/** Proves how a loan of 10,000 is split. */
function split(parts: readonly string[], chaibiaoUserTag: number): Proof {
  return async (person) => {
    const loanRequest = { loanAmount: 10_000, loanPeriod: 12, loanSerialNumber: serial(1) }
    const info = (await person.call('cash/queryLoanInfoAfterProcess', loanRequest))?.oldUserSplitInfoDto
    expect(info).toMatchObject({ canSplitLoan: true, chaibiaoUserTag })
    expect(info?.splitAmountList?.map(({ amount }) => amount)).toEqual(parts)
  }
}

/** Proves a staff loan of 20,000 with this outcome, and the staff limit that remains. */
function staff(auditStatus: string, left: number): Proof {
  return async (person) => {
    const amounts = { loanAmount: 30_000, amountUpperLimit: 20_000 }
    expect(await person.call('staffCash/getAmount', {})).toMatchObject(amounts)
    const request = { serialNumber: serial(1), amount: 20_000, loanPeriod: 12, userCardId: 'C1' }
    const query = { listingId: (await person.call('staffCash/publish', request)).listingId }
    await person.call('staffCash/queryPublishStatus', query)
    expect(await person.call('staffCash/queryPublishStatus', query)).toMatchObject({ auditStatus })
    expect(await person.call('staffCash/getAmount', {})).toMatchObject({ canUseLoanAmount: left })
  }
}

/** Proves what each persona of the channel domain demonstrates. */
export const channelProofs: Record<string, Proof> = {
  ...placeProofs,
  ...payProofs,
  ...leadProofs,
  mixed: mixed('auditSuccess', '30000.00'),
  'mixed-takeover': mixed('auditSuccess', '30000.00'),
  'mixed-refused': mixed('auditFailure', '30000.00'),
  'split-two': split(['6000.00', '4000.00'], 1),
  'split-three': split(['5000.00', '3000.00', '2000.00'], 2),
  staff: staff('auditSuccess', 10_000),
  'staff-audit-fails': staff('auditFailure', 30_000),
}
