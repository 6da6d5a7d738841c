import { cashQueryOpenApplications, merchantPublish, merchantSendSms } from '@koo/api-client/calls'
import type { MerchantPublishContent } from '@koo/api-client/types'
import type { SandboxWorld } from '@koo/page/testing'

const SERIAL = 'another-phone-0001'

/** A loan of 20,000 from a merchant's limit, which the customer has made on another phone. `isSeen`: with its result. */
export async function lendToMerchant(
  { gateway }: SandboxWorld,
  { isSeen = false } = {},
): Promise<MerchantPublishContent> {
  await merchantSendSms(gateway, { type: 1 })
  const loan = await merchantPublish(gateway, {
    serialNumber: SERIAL,
    amount: '20000',
    loanPeriod: 12,
    userCardId: 'C1',
    loanUseCode: '10001',
    verifyCode: '123456',
  })
  if (isSeen) await cashQueryOpenApplications(gateway, { typeId: 'merchant', seenSerialNumber: SERIAL })
  return loan
}
