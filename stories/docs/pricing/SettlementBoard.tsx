import { Header } from '@koo/kit/Header'
import { ListRow } from '@koo/kit/ListRow'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import { type Base, baseSchedule, earlySettlement, money, parseTerms, percentText } from '@koo/pricing'
import { fraction } from './planRows.ts'

export const variants = ['segment', 'lock6', 'none'] as const

export interface SettlementBoardProps {
  /** Yuan. */
  amount: number
  periods: number
  /** Percent per year. */
  yearRate: number
  variant: (typeof variants)[number]
  /** Last period with a fee, variant `segment`. */
  penaltyPeriods: number
}

const rules = {
  segment: (last: number) => `前${last}期结清收剩余本金的3%，全部成本不超过年化36%。`,
  lock6: () => '前6期不可结清，此后不收费。',
  none: () => '随时可结清，不收费。',
}

/** What the customer pays when the loan is settled at each of its periods (semantics 9). */
export function SettlementBoard(props: SettlementBoardProps) {
  const { amount, periods, yearRate, variant, penaltyPeriods } = props
  const terms = parseTerms({ amount, loanPeriod: periods, yearRate: fraction(yearRate) })
  const base = terms && baseSchedule(terms)
  return (
    <Page header={<Header title="提前结清" />}>
      <Notice>{rules[variant](penaltyPeriods)}</Notice>
      {base && (
        <>
          <Surface pad="list">
            <ListRow label="借款" value={`¥${money(base.terms.principal)} · ${periods}期`} />
            <ListRow label="年化利率（单利）" value={percentText(base.terms.annualRate.value)} />
          </Surface>
          <Surface pad="list" heading="每期结清应还" aside="本期应还 + 剩余本金 + 费用">
            {base.due.map((_, index) => (
              <SettlementRow
                key={`${index + 1}`}
                base={base}
                request={{ period: index + 1, penaltyPeriods, variant }}
              />
            ))}
          </Surface>
        </>
      )}
    </Page>
  )
}

interface RowProps {
  base: Base
  request: Parameters<typeof earlySettlement>[2]
}

function SettlementRow({ base, request }: RowProps) {
  const settled = earlySettlement(base, null, request)
  const label = `第${request.period}期`
  if (settled === null || !settled.isAllowed) return <ListRow label={label} tone="quiet" value="不可结清" />
  const { remainingPrincipal, fee, payoff } = settled
  return (
    <ListRow
      label={label}
      note={`剩余本金 ¥${money(remainingPrincipal)}`}
      value={`¥${money(payoff)}`}
      valueNote={fee > 0 ? `含费用 ¥${money(fee)}` : '无费用'}
    />
  )
}
