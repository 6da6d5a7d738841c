import { creditSendCreditCardCode } from '@koo/api-client/calls'
import { useSmsCode, type StepForm } from '@koo/page/form'
import { useGateway } from '@koo/page/query'
import { useState } from 'react'
import type { schema } from './schema.ts'

/**
 * The code that the card's bank sends. It belongs to the typed card and phone number, which stay in the memory of the page: what
 * is stored of it has the masked phone number only.
 */
export function useCardCode({ watch, getValues, setValue, clearErrors }: StepForm<typeof schema>['methods']) {
  const gateway = useGateway()
  const [cardNo, mobile] = watch(['cardNo', 'mobile'])
  const [cardOfCode, setCardOfCode] = useState<string | null>(null)
  const sms = useSmsCode({
    scene: 'credit_card',
    subject: 'credit_card',
    to: mobile,
    async send() {
      const reply = await creditSendCreditCardCode(gateway, { cardNo, mobile })
      setCardOfCode(cardNo)
      return reply
    },
  })
  const isOther = cardOfCode !== null && cardOfCode !== cardNo
  return {
    sms: isOther ? { ...sms, sent: null } : sms,
    /** A code that was typed for another card or number is no code for this one. */
    forgetTyped() {
      if (getValues('code') === '') return
      setValue('code', '')
      clearErrors('code')
    },
  }
}
