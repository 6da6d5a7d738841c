import type { Lender } from '../state/costSeed.ts'

/** A lending institution of the lead flow. */
interface Institution {
  instId: number
  instName: string
  instProductName: string
  protocolName: string
}

/** The institutions in offers, in this order. */
const INSTITUTIONS: readonly [Institution, ...Institution[]] = [
  {
    instId: 701,
    instName: '示例小额贷款有限公司',
    instProductName: '示例快贷',
    protocolName: '示例快贷借款协议',
  },
  {
    instId: 702,
    instName: '样例消费金融股份有限公司',
    instProductName: '样例安逸花',
    protocolName: '样例借款合同',
  },
  {
    instId: 703,
    instName: '演示农村商业银行股份有限公司',
    instProductName: '演示惠农贷',
    protocolName: '演示个人贷款合同',
  },
  {
    instId: 704,
    instName: '模拟信托有限公司',
    instProductName: '模拟随心借',
    protocolName: '模拟信托贷款合同',
  },
  {
    instId: 705,
    instName: '测试融资担保有限公司',
    instProductName: '测试优选',
    protocolName: '测试委托担保合同',
  },
]

/** What they are, by number. */
const KINDS: Readonly<Record<number, Lender['kind']>> = {
  701: 'microLoan',
  702: 'consumerFinance',
  703: 'bank',
  704: 'trust',
}

/** The institution in this place of an offer, as one that lends; place 0 is the first. */
export function lenderAt(place: number): Lender {
  const { instId, instName } = INSTITUTIONS[place] ?? INSTITUTIONS[0]
  return { name: instName, kind: KINDS[instId] ?? 'other' }
}

/** An institution with the address of its agreement. */
export interface OfferedInstitution extends Institution {
  protocolUrl: string
}

/** The first `count` institutions; their agreements are pages below `baseUrl`. */
export function institutionsOf(baseUrl: string, count: number): OfferedInstitution[] {
  return INSTITUTIONS.slice(0, count).map((each) => ({
    ...each,
    protocolUrl: `${baseUrl}/__sandbox/agreements/loan?${new URLSearchParams({ institution: String(each.instId) })}`,
  }))
}
