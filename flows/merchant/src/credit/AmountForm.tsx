import { merchantApplyAmount } from '@koo/api-client/calls'
import { FieldStack } from '@koo/kit/Field'
import { Notice } from '@koo/kit/Notice'
import { Surface } from '@koo/kit/Surface'
import { MoneyField } from '@koo/page/fields'
import { useStepForm } from '@koo/page/form'
import { FormPage } from '@koo/page/layout'
import { toCents, yuanText } from '@koo/pricing'
import { useState } from 'react'
import { RecallButton } from '../order/RecallButton.tsx'
import { amountSchema } from './amountSchema.ts'
import { boundsOf } from './bounds.ts'
import { copy } from './copy.ts'
import { Proofs } from './Proofs.tsx'
import { useProofs } from './useProofs.ts'
import type { PartProps } from './useStart.ts'

const texts = copy.amount

/** The amount that is applied for, and the proofs of the trade, one of which must be there. */
export function AmountForm({ order, start, exit }: PartProps) {
  const proofs = useProofs(order)
  const [bounds] = useState(() => boundsOf(order))
  const [schema] = useState(() => amountSchema(bounds))
  const form = useStepForm({
    schema,
    defaultValues: { amount: '' },
    draft: { key: 'merchant_amount' },
    submit: merchantApplyAmount,
    request: ({ amount }) => ({
      amount: yuanText(toCents(amount)),
      ...(order.orderNum && { orderNum: order.orderNum }),
    }),
    codes: {
      42112: { field: 'amount' },
      42121: start.changed,
    },
    onDone: start.refresh,
  })
  return (
    <FormPage
      form={form}
      submitText={texts.submit}
      surface={false}
      onUnknown={() => start.look(() => form.methods.reset())}
      aboveSubmit={
        proofs.lack && (
          <Notice tone="warn" role="status">
            {texts[proofs.lack]}
          </Notice>
        )
      }
    >
      <Proofs proofs={proofs} exit={exit} />
      <Surface>
        <FieldStack>
          <MoneyField
            name={form.fields.amount}
            label={texts.label}
            decimals={0}
            {...(bounds && { hint: texts.hint(...bounds.texts) })}
          />
        </FieldStack>
      </Surface>
      <RecallButton order={order} onSettled={start.refresh} />
    </FormPage>
  )
}
