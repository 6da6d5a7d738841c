import type { CallPath, Calls } from '@koo/api-client/registry'
import type { WorldView } from '../src/index.ts'
import { publishRequest, serial, type Person, type Terms } from '../src/testing/client.ts'

/** One action of a customer, as it appears in the ledger: 'loan:…', 'bill:…'. */
export type Fact = string

/**
 * A write that can be repeated when its reply was lost, as a page would do it: with the same serial number, or by
 * pressing the same button again.
 */
export interface Write {
  /** Returns what must be in the ledger from now on. */
  run: (person: Person) => Promise<Fact>
}

const BACK = 'https://shop.example/pages/credit/result'

/** Presses a button on a page of another company. An expired page means that the button was pressed before. */
async function press(person: Person, url: string, fields: Record<string, string>): Promise<void> {
  const { pathname, search } = new URL(url)
  const response = await person.mount.fetch(`${person.mount.origin}${pathname}${search}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  if (response.status !== 303 && response.status !== 410)
    throw new Error(`${pathname}: HTTP ${response.status}`)
}

function byCall<P extends CallPath>(
  path: P,
  body: Calls[P]['request'],
  fact: (content: Calls[P]['content']) => Fact,
): Write {
  return { run: async (person) => fact(await person.call(path, body)) }
}

/** Terms of a loan and their signature; they can be published with several serial numbers. */
export interface Signed {
  terms: Terms
  signNo: string
}

/** All kinds of write for one customer; `k` distinguishes the customers of a world. */
export function writesOf(k: number, agreed: Signed): Write[] {
  const numbers = (n: number): string => serial(100 * k + n)
  return [
    loan(agreed, numbers(1)),
    topUp(numbers(2)),
    coupon(numbers(3), 'centre-discount-88'),
    coupon(numbers(4), 'season-raise'),
    byCall('user/saveComplaint', { serialNumber: numbers(5), content: '催收电话过多' }, (content) =>
      String((content as { complaintNo?: unknown }).complaintNo),
    ),
    bill(),
    card(String(7000 + k)),
    loan(agreed, numbers(6)),
    coupon(numbers(7), 'centre-discount-95'),
    topUp(numbers(8)),
  ]
}

function loan(agreed: Signed, serialNumber: string): Write {
  const request = publishRequest(agreed.terms, agreed.signNo, serialNumber)
  return byCall('cash/publishV2', request, () => `loan:${serialNumber}`)
}

function topUp(serialNumber: string): Write {
  return {
    async run(person) {
      const { skuList } = await person.call('virtual/queryPhoneSku', { mobile: MOBILE })
      const skuId = skuList.find((sku) => sku.enabled !== false)?.skuId ?? ''
      const request = { serialNumber, skuId, account: MOBILE, callBackUrl: BACK }
      const { orderNum, url } = await person.call('virtual/createOrder', request)
      await press(person, String(url), { outcome: 'success' })
      return `paid:${String(orderNum)}`
    },
  }
}

const MOBILE = '13912345678'

function coupon(serialNumber: string, activityCode: string): Write {
  return byCall('activity/drawPrize', { serialNumber, activityCode }, (prize) => `coupon:${prize.couponId}`)
}

function bill(): Write {
  let billId: string | undefined
  let url: string | undefined
  return {
    async run(person) {
      billId ??= (await person.call('repayment/queryBillList', {})).find(
        (each) => each.status === 'due',
      )?.billId
      url ??= (await person.call('repayment/getCashierUrl', { billIds: [String(billId)], callBackUrl: BACK }))
        .url
      await press(person, url, { outcome: 'success' })
      return `bill:${billId}`
    },
  }
}

function card(last: string): Write {
  let url: string | undefined
  return {
    async run(person) {
      url ??= (await person.call('user/bindBankcardV2', { callBackUrl: BACK })).url
      await press(person, url, { outcome: 'success', bank: '招商银行', last })
      return `card:${last}`
    },
  }
}

/** The state of the domains that the ledger shows unchanged. */
interface Slices {
  home?: { orders: Array<{ orderNum: string; payment: unknown }> }
  account?: { complaints: Array<{ complaintNo: string }> }
  repayment?: {
    orders: Array<{ status: string; items: Array<{ loanId: string; period: number }> }>
  }
}

/** Everything that a customer has done according to the ledger; duplicate entries are listed twice. */
export function factsOf(world: WorldView, userId: string): Fact[] {
  const user = world.users.find((each) => each.userId === userId)
  if (!user) return []
  // The view types the slices by the sandbox's internal types; only these fields are needed here.
  const { home, account, repayment } = user.slices as Slices
  const paid = (repayment?.orders ?? []).filter((order) => order.status === 'paid')
  return [
    ...world.loans.filter((each) => each.userId === userId).map((each) => `loan:${each.serialNumber}`),
    ...(home?.orders ?? [])
      .filter((order) => order.payment !== null)
      .map((order) => `paid:${order.orderNum}`),
    ...user.grants.map((each) => `coupon:${each.couponId}`),
    ...(account?.complaints ?? []).map((each) => each.complaintNo),
    ...paid.flatMap((order) => order.items.map(({ loanId, period }) => `bill:${loanId}_${period}`)),
    ...user.cards.map((each) => `card:${each.cardNo.slice(-4)}`),
  ]
}
