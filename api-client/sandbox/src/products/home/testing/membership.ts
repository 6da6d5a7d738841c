import { serial, type Person } from '../../../testing/client.ts'

/** Orders a membership; the number makes the request unique. */
export const openMembership = (person: Person, k: number, planId: string, callBackUrl?: string) =>
  person.call('member/open', { serialNumber: serial(k), planId, ...(callBackUrl && { callBackUrl }) })

/** Names, categories and end dates of the coupons from a membership. */
export async function membershipCoupons(person: Person): Promise<Array<[string, unknown, unknown]>> {
  const { couponList } = await person.call('cash/queryCoupons', {})
  return couponList
    .filter((coupon) => coupon.batchNo?.startsWith('G-') === true)
    .map((coupon) => [coupon.name, coupon.category, coupon.endDate])
}
