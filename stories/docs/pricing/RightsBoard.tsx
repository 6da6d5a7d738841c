import { Header } from '@koo/kit/Header'
import { ListRow } from '@koo/kit/ListRow'
import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import { Tag } from '@koo/kit/Tag'
import {
  type Cents,
  cashBackState,
  cashBackText,
  countdown,
  leadWaiver,
  lowFeeRate,
  mixedLoan,
  money,
  percentText,
  readBeijingTime,
  readCashBack,
  readCoupon,
  readLowFeeRight,
  readRateTable,
  readSplitInfo,
  splitLoan,
  toCents,
  toggleZeroFee,
} from '@koo/pricing'

export interface RightsBoardProps {
  /** Yuan. */
  amount: number
  periods: number
  /** Yuan. */
  maximum: number
}

const NOW = readBeijingTime('2027-01-05 10:00:00') ?? 0

const lowFee = readLowFeeRight({
  hasChooseReduceFee: true,
  expireTime: '2027-01-06 12:30:00',
  lowInterestLimitIrr: '0.099',
  currentIrr: '0.18',
  maxLoanAmount: 10_000,
})
const cashBack = readCashBack({ minLoanAmount: 8000, minRewardAmount: 30, minLoanPeriod: 6 })
const leadTable = readRateTable([{ minRange: 1000, maxRange: 50_000, loanPeriod: 12, irr: '0.18' }])
const waiver = readCoupon({ extendProperties: { deductType: 1 }, couponUpperLimit: 500 })
const split = readSplitInfo({ canSplitLoan: true, acceptAmount: 5000, fxjjSplitAmount: 1500 })

/** Rights and split loans for one amount (semantics 9). */
export function RightsBoard({ amount, periods, maximum }: RightsBoardProps) {
  const cents = toCents(amount)
  return (
    <Page header={<Header title="权益与拆分" />}>
      <Surface pad="list" heading="权益" aside={`¥${money(cents)} · ${periods}期`}>
        <LowFeeRow amount={cents} />
        <ZeroFeeRow amount={cents} />
        <CashBackRow amount={cents} periods={periods} maximum={toCents(maximum)} />
        <ListRow
          label="全程免息"
          note="极速服务，按12期，最多500元"
          tone="benefit"
          value={`−¥${money(leadWaiver(cents, leadTable, waiver))}`}
        />
      </Surface>
      <SplitSurface amount={cents} />
    </Page>
  )
}

function LowFeeRow({ amount }: { amount: Cents }) {
  const rate = lowFeeRate(lowFee, amount, NOW)
  const { hours, minutes } = countdown(lowFee.expiresAt, NOW)
  return (
    <ListRow
      label="低息权益"
      note={`10,000元以内，还剩${hours}小时${minutes}分`}
      tone={rate === null ? 'quiet' : 'benefit'}
      value={rate === null ? '不适用' : `年利率${percentText(rate.value)}`}
    />
  )
}

function ZeroFeeRow({ amount }: { amount: Cents }) {
  const { isOn, message } = toggleZeroFee(false, amount)
  return (
    <ListRow
      label="7天免息"
      note={message ?? '利息返还到银行卡，不改变还款计划'}
      value={<Tag tone={isOn ? 'ok' : 'bad'}>{isOn ? '可以开启' : '不可开启'}</Tag>}
    />
  )
}

function CashBackRow(loan: { amount: Cents; periods: number; maximum: Cents }) {
  const { isEligible, reminder } = cashBackState(cashBack, loan)
  return (
    <ListRow
      label="返现"
      note={reminder === null ? '满8,000元且满6期' : cashBackText(reminder)}
      value={<Tag tone={isEligible ? 'ok' : 'plain'}>{isEligible ? '已达成' : '未达成'}</Tag>}
    />
  )
}

function SplitSurface({ amount }: { amount: Cents }) {
  const { parts } = splitLoan(amount, split)
  const { lead, wallet } = mixedLoan(amount, toCents(6000))
  return (
    <Surface pad="list" heading="由几家机构放款">
      {parts.map((part, index) => (
        <ListRow key={`${index + 1}`} label={`第${index + 1}笔`} value={`¥${money(part)}`} />
      ))}
      <ListRow
        label="混合借款"
        note="合作机构最多6,000元"
        value={`¥${money(lead)}`}
        valueNote={`钱包 ¥${money(wallet)}`}
      />
    </Surface>
  )
}
