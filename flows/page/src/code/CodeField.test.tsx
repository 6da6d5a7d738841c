import { userSendCloseAccountCode } from '@koo/api-client/calls'
import { defineStep } from '@koo/flow'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { namesOf, type FieldsOf } from '../form/names.ts'
import { useGateway } from '../gateway.tsx'
import { openPage } from '../testing/openPage.tsx'
import { CodeField } from './CodeField.tsx'
import { copy } from './copy.ts'
import { useSmsCode } from './useSmsCode.ts'

const SEND = 'user/sendCloseAccountCode'
const defaultValues = { code: '' }
const schema = z.object({ code: z.string() })
const fields: FieldsOf<typeof schema> = namesOf(defaultValues)

function Form() {
  const gateway = useGateway()
  const form = useForm({ defaultValues })
  const sms = useSmsCode({
    scene: 'field',
    subject: 'field',
    send: (type) => userSendCloseAccountCode(gateway, { type }),
  })
  return (
    <FormProvider {...form}>
      <CodeField name={fields.code} sms={sms} needs={[]} />
    </FormProvider>
  )
}
const step = defineStep({ title: '短信验证' }).page(() => Promise.resolve({ default: Form }))

const box = page.getByRole('textbox', { name: copy.label })
const seconds = (count: number) => page.getByText(copy.resendIn(count))

async function openAsked() {
  const opened = await openPage(step, { faults: [{ match: SEND, fault: 'latency=2000' }] })
  await box.fill('000000')
  await opened.tap(copy.send)
  await expect.poll(() => opened.calls(SEND)).toHaveLength(1)
  return opened
}

it('is emptied when a new code is sent', async () => {
  const { clock } = await openAsked()
  await clock.advance(2_000)
  await expect.element(seconds(60)).toBeVisible()
  await expect.element(box).toHaveValue('')
})

it('keeps a code that is typed before the reply to its request', async () => {
  const { clock } = await openAsked()
  await box.clear()
  await box.fill('123456')
  await clock.advance(2_000)
  await expect.element(seconds(60)).toBeVisible()
  await expect.element(box).toHaveValue('123456')
})
