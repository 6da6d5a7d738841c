import type { AmountCode, AmountConfig, LoanScene } from '@koo/pricing'

/** An entry of the amount box that shows one of its states. In yuan, as in the contract. */
export interface AmountSample {
  readonly code: AmountCode
  /** Description of the state. */
  readonly when: string
  readonly text: string
  readonly config: AmountConfig
  readonly hasFocused: boolean
  readonly scene: LoanScene
}

const plain = { canUseLoanAmount: 50_000, leadFlowLoanAmount: 20_000, minAmount: 1000 }
const capped = { ...plain, amountUpperLimit: 30_000 }
const entry = { config: plain, hasFocused: true, scene: 'main' } as const

/** One sample per state, in the order of the codes (semantics 6). */
export const amountSamples: readonly AmountSample[] = [
  { ...entry, code: 0, when: '金额可借', text: '12000' },
  { ...entry, code: 1, when: '聚焦后未填', text: '' },
  { ...entry, code: 2, when: '聚焦后不是正整数', text: '0' },
  { ...entry, code: 3, when: '低于最低金额', text: '800' },
  { ...entry, code: 4, when: '超出可用额度', text: '62000' },
  {
    ...entry,
    code: 5,
    when: '额度低于最低金额',
    text: '',
    config: { ...plain, canUseLoanAmount: 800 },
  },
  {
    ...entry,
    code: 6,
    when: '资方上限低于最低金额',
    text: '',
    config: { ...plain, amountUpperLimit: 600 },
  },
  { ...entry, code: 7, when: '有资方上限，未填', text: '', config: capped, hasFocused: false },
  { ...entry, code: 8, when: '超出上限，仍在额度内', text: '42000', config: capped },
  { ...entry, code: 9, when: '上限与额度都超出', text: '62000', config: capped },
  { ...entry, code: 10, when: '有资方上限，金额可借', text: '12000', config: capped },
  { ...entry, code: 11, when: '超出本服务额度', text: '42000', scene: 'leadFlow' },
]
