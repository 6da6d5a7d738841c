import { Header } from '@koo/kit/Header'
import { ListRow } from '@koo/kit/ListRow'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import { Tag } from '@koo/kit/Tag'
import { money, narrowCards, sumCents, toCents, withdrawCardAllowed } from '@koo/pricing'

export const assetTags = ['fxy', 'regular', 'sjsh'] as const
export const businessLines = ['koo', 'kxd'] as const

export interface WithdrawCardBoardProps {
  /** `fxy` is permitted here, `regular` always, `sjsh` never. */
  assetTag: (typeof assetTags)[number]
  businessLine: (typeof businessLines)[number]
  /** This loan, in yuan. */
  current: number
  /** Amount in payout, in yuan. */
  pending: number
  /** Amount not repaid yet, in yuan. */
  outstanding: number
  /** Cap of the history amount, in yuan; 0: not configured. */
  cap: number
  periods: number
  isAppClient: boolean
  /** Whether the customer has a withdrawal card. */
  hasWithdrawCard: boolean
}

const cards = [
  { bank: '招商银行', tail: '0011', isWithdrawCard: true },
  { bank: '工商银行', tail: '0022', isWithdrawCard: false },
  { bank: '建设银行', tail: '0033', isWithdrawCard: true },
]

/** Whether the withdrawal card may be used, and which cards are offered then (semantics 9). */
export function WithdrawCardBoard(props: WithdrawCardBoardProps) {
  const { assetTag, businessLine, periods, isAppClient, hasWithdrawCard } = props
  const [pending, outstanding, current] = [props.pending, props.outstanding, props.current].map(toCents)
  if (pending === undefined || outstanding === undefined || current === undefined) return null
  const history = sumCents([pending, outstanding, current])
  const cap = props.cap > 0 ? toCents(props.cap) : null
  const isAllowed = withdrawCardAllowed({
    assetTag,
    permittedTags: ['fxy'],
    pending,
    outstanding,
    current,
    cap,
    businessLine,
  })
  const offered = narrowCards(cards, (card) => card.isWithdrawCard && hasWithdrawCard, {
    isAppClient,
    isAllowed,
    periods,
  })
  return (
    <Page header={<Header title="提现卡" />}>
      <Surface pad="list" heading="能否使用" aside={isAllowed ? '可以' : '不可以'}>
        <Condition label="资产标签" note={assetTag} holds={assetTag !== 'sjsh'} />
        <Condition
          label="历史金额"
          note={`¥${money(history)}，上限${cap === null ? '未配置' : `¥${money(cap)}`}`}
          holds={cap !== null && history <= cap}
        />
        <Condition label="业务线" note={businessLine} holds={businessLine === 'koo'} />
      </Surface>
      <Surface
        pad="list"
        heading="可选银行卡"
        aside={offered.length === cards.length ? '全部' : '只含提现卡'}
      >
        {offered.map(({ bank, tail, isWithdrawCard }) => (
          <ListRow
            key={tail}
            label={bank}
            note={isWithdrawCard && hasWithdrawCard ? '提现卡' : '储蓄卡'}
            value={`尾号${tail}`}
          />
        ))}
      </Surface>
      <Notice>只在客户端内、允许使用且不超过12期时收窄；收窄后没有卡，就展示全部。</Notice>
    </Page>
  )
}

function Condition({ label, note, holds }: { label: string; note: string; holds: boolean }) {
  return (
    <ListRow
      label={label}
      note={note}
      value={<Tag tone={holds ? 'ok' : 'bad'}>{holds ? '满足' : '不满足'}</Tag>}
    />
  )
}
