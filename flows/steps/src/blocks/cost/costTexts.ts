/** The texts of a table of costs: all figures formatted. */
import type { LoanCosts } from '@koo/kit/CostDisclosure'
import {
  money,
  percentText,
  type Cents,
  type CostDisclosure,
  type CostStandard,
  type StatedCost,
} from '@koo/pricing'
import { dayText } from '@koo/page/time'
import { tableCopy as copy } from './tableCopy.ts'
import type { CostTable } from './table.ts'

type Row = LoanCosts['items'][number]

/** The table as it is shown: the lender's own statement where there is one, else our figures. `now`: ms, for the year of a date. */
export function costTexts({ costs, stated }: CostTable, now: number): LoanCosts {
  const { principal, charged, repaid, method, annualRate } = costs
  const shown = stated ? statedRows(stated) : ownRows(costs)
  const saved = costs.discount
  return {
    principal: yuan(principal),
    charged: yuan(charged),
    repaid: yuan(repaid),
    annualRate: percentText(stated?.annualRate ?? annualRate),
    method: copy.method[method],
    ...shown,
    ...(saved && {
      discounts: [
        {
          name: copy.discount,
          total: `−${yuan(saved.total)}`,
          ...(saved.until !== null && { until: copy.until(dayText(saved.until, now)) }),
        },
      ],
    }),
  }
}

const yuan = (cents: Cents) => `¥${money(cents)}`

function statedRows({ items, contingent }: StatedCost): Pick<LoanCosts, 'items' | 'contingent'> {
  return {
    items: items.map(({ kind, chargedBy, taken, standard, total, annualRate }) => ({
      name: copy.kinds[kind],
      chargedBy,
      taken: copy.taken[taken],
      standard,
      total: yuan(total),
      annualRate: percentText(annualRate),
    })),
    contingent: contingent.map(({ kind, chargedBy, standard, annualRate }) => ({
      name: copy.contingent[kind],
      chargedBy,
      standard,
      ...(annualRate !== null && { annualRate: percentText(annualRate) }),
    })),
  }
}

function ownRows({ items, contingent }: CostDisclosure): Pick<LoanCosts, 'items' | 'contingent'> {
  return {
    items: items.map(({ kind, chargedBy, taken, standard, total, annualRate }) => ({
      name: copy.kinds[kind],
      ...partyOf(chargedBy),
      taken: copy.taken[taken],
      ...standardOf(standard),
      total: yuan(total),
      annualRate: percentText(annualRate),
    })),
    contingent: contingent.map(({ kind, chargedBy, standard, annualRate }) => ({
      name: copy.contingent[kind],
      ...partyOf(chargedBy),
      ...standardOf(standard),
      ...(annualRate !== null && { annualRate: percentText(annualRate) }),
    })),
  }
}

/** Who takes a charge is left out where the terms do not name it. */
const partyOf = (chargedBy: string): Pick<Row, 'chargedBy'> => (chargedBy === '' ? {} : { chargedBy })

function standardOf(standard: CostStandard | null): Pick<Row, 'standard'> {
  if (standard === null) return {}
  if (standard.by === 'stated') return { standard: standard.text }
  if (standard.by === 'amount') return { standard: copy.amount[standard.per](yuan(standard.amount)) }
  return { standard: copy.rate(copy.of[standard.of], copy.per[standard.per], percentText(standard.rate)) }
}
