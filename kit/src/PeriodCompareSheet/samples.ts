import type { ComparedOption } from './PeriodCompareSheet.tsx'

/** Periods of a loan of 12,000 yuan for stories and tests; pages get theirs from pricing. */

const option = (period: number, total: string, payment: string, charge: string): ComparedOption => ({
  period,
  label: `${period}期`,
  total: `共还 ¥${total}`,
  details: [`每期 ¥${payment}`, `息费 ¥${charge}`, '年利率（单利）18.00%'],
  bars: { principal: 1_200_000, charge: Number(charge.replace(/[.,]/g, '')) },
})

export const fourPeriods: readonly ComparedOption[] = [
  { ...option(3, '12,361.55', '4,120.52', '361.55'), marks: ['息费最低'] },
  option(6, '12,637.83', '2,106.31', '637.83'),
  option(12, '13,201.92', '1,100.16', '1,201.92'),
  { ...option(24, '14,378.16', '599.09', '2,378.16'), marks: ['月供最低'] },
]

/** The second one is not offered for this amount. */
export const oneMissing: readonly ComparedOption[] = fourPeriods.map((each) =>
  each.period === 6 ? { period: 6, label: '6期', total: '--', details: ['当前金额不可选'] } : each,
)

export const shared: readonly ComparedOption[] = [
  { ...option(3, '12,120.00', '4,040.00', '120.00'), marks: ['息费并列最低'] },
  { ...option(6, '12,120.00', '2,020.00', '120.00'), marks: ['息费并列最低'] },
  { ...option(12, '12,240.00', '1,020.00', '240.00'), marks: ['月供最低'] },
]

export const longest: readonly ComparedOption[] = [3, 6, 9, 12, 18, 24, 36].map((period) => ({
  ...option(period, '99,999,999.99', '34,002,211.48', '19,999,999.99'),
  bars: { principal: 8_000_000_000, charge: 1_999_999_999 * (period / 36) },
  marks: period === 36 ? ['息费并列最低', '月供最低'] : [],
}))
