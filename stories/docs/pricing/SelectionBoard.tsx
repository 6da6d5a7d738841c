import { Header } from '@koo/kit/Header'
import { ListRow } from '@koo/kit/ListRow'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import { Tag } from '@koo/kit/Tag'
import {
  type Base,
  type JudgedCoupon,
  type CouponSelection,
  applyBenefit,
  baseSchedule,
  chooseLimitedTimeRight,
  chooseNoCoupon,
  judgeCoupons,
  money,
  moneyCut,
  parseTerms,
  reselect,
  selectedList,
  toggleCoupon,
} from '@koo/pricing'
import { useState } from 'react'
import { contextOf, rightSamples } from './couponSamples.ts'

export const selectionAmounts = [3000, 6000, 12_000] as const

export interface SelectionBoardProps {
  /** Yuan at first; a tap on another amount applies the rules of a change. */
  amount: (typeof selectionAmounts)[number]
}

const PERIODS = 6

/** Default selection, taps and changes of the amount, with coupons and rights of every kind (semantics 7.3). */
export function SelectionBoard({ amount: first }: SelectionBoardProps) {
  const [amount, setAmount] = useState<number>(first)
  const [selection, choose] = useState<CouponSelection>({})
  const { base, judged } = offerAt(amount)
  const selected = reselect(base, judged, selection)
  return (
    <Page header={<Header title="选择优惠" />}>
      <Surface pad="list" heading="换一个金额" aside={`${PERIODS}期`}>
        {selectionAmounts.map((yuan) => (
          <ListRow
            key={yuan}
            label={`¥${moneyCut(offerAt(yuan).base.terms.principal)}`}
            value={yuan === amount ? <Tag tone="brand">当前</Tag> : ''}
            chevron={false}
            onClick={() => setAmount(yuan)}
          />
        ))}
      </Surface>
      <Surface pad="list" heading="券与权益" aside="点按选择">
        {judged.map((entry) => (
          <OfferRow
            key={entry.coupon.id}
            entry={entry}
            base={base}
            isChosen={selectedList(selected).includes(entry.coupon)}
            onTap={() => choose(toggleCoupon(selection, entry.coupon, selected))}
          />
        ))}
        <ChoiceRow
          label="不使用优惠券"
          isChosen={selected.isNoCoupon}
          onTap={() => choose(chooseNoCoupon())}
        />
        <ChoiceRow
          label="限时权益"
          note="不与优惠券同享"
          isChosen={selected.isLimitedTimeRight}
          onTap={() => choose(chooseLimitedTimeRight())}
        />
      </Surface>
      <Notice>
        利率券、会员权益、其他权益各选一个，提额券可以多选；选“不使用”后改金额也不会再自动选券。
      </Notice>
    </Page>
  )
}

function offerAt(amount: number): { base: Base; judged: JudgedCoupon[] } {
  const terms = parseTerms({ amount, loanPeriod: PERIODS, yearRate: '0.18' })
  if (terms === null) throw new Error(`${amount} is no loan`)
  const coupons = rightSamples.map(({ coupon }) => coupon)
  return { base: baseSchedule(terms), judged: judgeCoupons(coupons, contextOf(amount, PERIODS)) }
}

interface OfferRowProps {
  entry: JudgedCoupon
  base: Base
  isChosen: boolean
  onTap: () => void
}

function OfferRow({ entry: { coupon, isAvailable, messages }, base, isChosen, onTap }: OfferRowProps) {
  const { total } = applyBenefit(base, coupon.benefit)
  const saving = coupon.category === 'raise' ? '提高可借额度' : `单独使用省 ¥${money(total)}`
  return (
    <ChoiceRow
      label={rightSamples.find((sample) => sample.coupon.id === coupon.id)?.name ?? coupon.id}
      note={isAvailable ? saving : messages[0]}
      isChosen={isChosen}
      {...(isAvailable && { onTap })}
    />
  )
}

interface ChoiceRowProps {
  label: string
  note?: string | undefined
  isChosen: boolean
  /** Left out where the row cannot be selected. */
  onTap?: () => void
}

function ChoiceRow({ label, note, isChosen, onTap }: ChoiceRowProps) {
  return (
    <ListRow
      label={label}
      note={note}
      value={isChosen ? <Tag tone="ok">已选</Tag> : onTap ? '' : '不可用'}
      tone={onTap ? 'ink' : 'quiet'}
      chevron={false}
      {...(onTap && { onClick: onTap, 'aria-pressed': isChosen })}
    />
  )
}
