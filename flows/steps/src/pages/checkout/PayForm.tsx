import { channelBindCard } from '@koo/api-client/calls'
import type { InstalmentDetails, UserBankInfo } from '@koo/api-client/types'
import { Amount } from '@koo/kit/Amount'
import { BankCardRow } from '@koo/kit/BankCardRow'
import { Button } from '@koo/kit/Button'
import { CardSheet } from '@koo/kit/CardSheet'
import { FooterBar } from '@koo/kit/FooterBar'
import { Notice } from '@koo/kit/Notice'
import { toast } from '@koo/kit/OverlayHost'
import { Page } from '@koo/kit/Page'
import { PeriodRow } from '@koo/kit/PeriodRow'
import { RadioGroup, RadioRow } from '@koo/kit/RadioGroup'
import { Stack } from '@koo/kit/Stack'
import { Surface } from '@koo/kit/Surface'
import { cardTail } from '@koo/page'
import { lazySheet, useSheet } from '@koo/page/layout'
import { readableText, money, thousands } from '@koo/pricing'
import { useState } from 'react'
import { useBindCard, type BindCardCall } from '../../blocks/bindCard/index.ts'
import { useCeiling } from '../../blocks/ceilings.ts'
import * as styles from './checkout.css.ts'
import { useCostOnPage, type CostFigures } from '../../blocks/cost/index.ts'
import { copy } from './copy.ts'
import { PlanFacts } from './PlanFacts.tsx'
import { costsOf, plansOf, termsOf } from './plans.ts'
import { usePayment } from './usePayment.ts'
import { cardsOf, type PayWay } from './ways.ts'

/** `period` of a payment without instalments. */
const AT_ONCE = 1

/** The bank's page for the card of an order. */
const bindForOrder: BindCardCall = (gateway, { callBackUrl }) => channelBindCard(gateway, { callBackUrl })

const CodeDialog = lazySheet(() => import('../../blocks/signing/SigningDialog.tsx'))

export interface PayFormProps {
  order: InstalmentDetails
  ways: readonly PayWay[]
  /** The payment was refused: the order has to be loaded again. */
  onRefused(): void
}

/** Order, way, period and card. Every figure is the server's but the rate and the parts, which pricing finds in them. */
export function PayForm({ order, ways, onRefused }: PayFormProps) {
  const { orderAmount, orderNum, goodsName } = order
  const [wayId, setWayId] = useState<string | null>(null)
  const [chosenPeriod, setPeriod] = useState<number | null>(null)
  const [cardId, setCardId] = useState<string | null>(null)
  const sheet = useSheet<'cards'>()
  const usable = ways.filter(({ reason }) => reason === null)
  const way = usable.find(({ id }) => id === wayId) ?? usable[0]
  const { plans, faults } = plansOf(order, way, useCeiling())
  const plan = plans.find(({ period }) => period === chosenPeriod) ?? plans[0]
  const cards = cardsOf(ways)
  const chosenCard = cards.find(({ userCardId }) => userCardId === cardId)
  const card = way?.isFinanced ? (chosenCard ?? way.card) : way?.card
  const costsBy =
    way?.isFinanced && plan ? (figures: CostFigures) => costsOf(order, way, plan, figures) : null
  const onPage = useCostOnPage(costsBy)
  const { status, submit, dialog, costs } = usePayment({
    orderNum: orderNum ?? '',
    choice: {
      orderNum: orderNum ?? '',
      amount: orderAmount,
      ...(plan && { monthPay: plan.monthPay }),
      period: plan?.period ?? AT_ONCE,
      payType: way?.payType ?? '',
      ...(card && { userCardId: card.userCardId }),
    },
    costsBy,
    onPage,
    onRefused,
  })
  const bind = useBindCard(bindForOrder)
  const addCard = () => bind.addCard()
  const amount = thousands(orderAmount)
  const terms = way && plan ? termsOf(order, way, plan) : null
  const payText = () => {
    if (!plan || !terms) return copy.pay(amount)
    if (terms.split) return copy.payPart(money(terms.split.card), plan.period)
    return way?.isCombined ? copy.pay(amount) : copy.payInPeriods(plan.period, thousands(plan.monthPay))
  }

  return (
    <Page
      footer={
        <FooterBar>
          {status.is === 'unsigned' && (
            <Notice tone="bad" role="alert">
              {status.wait > 0 ? copy.code.wait(status.wait) : status.message}
            </Notice>
          )}
          <Button
            block
            lock={0}
            loading={status.is === 'preparing'}
            onClick={() =>
              way && card && (plan || !way.isFinanced) ? submit() : toast(copy.noWay, { kind: 'fail' })
            }
          >
            {payText()}
          </Button>
        </FooterBar>
      }
    >
      <Surface>
        <Stack gap={2} align="center">
          <p className={styles.goods}>{goodsName ?? copy.order}</p>
          <Amount size="hero" unit="¥" value={amount} />
          {orderNum && <p className={styles.orderNumber}>{copy.orderNum(orderNum)}</p>}
        </Stack>
      </Surface>
      <Surface heading={copy.ways}>
        <RadioGroup label={copy.ways} labelHidden value={way?.id ?? null} onValueChange={setWayId}>
          {ways.map(({ id, name, reason }) => (
            <RadioRow
              key={id}
              value={id}
              disabled={reason !== null}
              note={reason === null ? undefined : readableText(reason)}
            >
              {name}
            </RadioRow>
          ))}
        </RadioGroup>
      </Surface>
      {way?.isFinanced && (
        <>
          {faults.length > 0 && <Notice tone="warn">{copy.leftOut(faults.length)}</Notice>}
          <PeriodRow
            title={copy.periods}
            options={plans.map(({ period, monthPay }) => ({
              period,
              payment: `¥${thousands(monthPay)}`,
            }))}
            {...(plan && { value: plan.period })}
            onValueChange={setPeriod}
          >
            {way.isCombined && <p className={styles.hint}>{copy.combine}</p>}
          </PeriodRow>
          {plan && terms && <PlanFacts plan={plan} terms={terms} card={card} />}
          {onPage.element}
        </>
      )}
      {(way?.isFinanced ?? true) && (
        <Surface pad="list">
          <BankCardRow
            label={way?.isCombined ? copy.payCard : copy.repayCard}
            addText={copy.addCard}
            {...(card && { card: faceOf(card) })}
            busy={bind.pending}
            onClick={card ? () => sheet.open('cards') : addCard}
          />
        </Surface>
      )}
      <CardSheet
        {...sheet.props('cards')}
        cards={cards.map((each) => ({ id: each.userCardId, ...faceOf(each) }))}
        {...(card && { value: card.userCardId })}
        onValueChange={setCardId}
        onAdd={addCard}
        adding={bind.pending}
      />
      {costs}
      <CodeDialog {...dialog} />
    </Page>
  )
}

const faceOf = ({ bankName, cardNo }: UserBankInfo) => ({ bankName, tail: cardTail(cardNo) })
