import { userQueryBankcardListV3Query } from '@koo/api-client/calls'
import { defineStep } from '@koo/flow'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { replies } from '../testing/faults.ts'
import { openPage } from '../testing/openPage.tsx'
import { useCall } from './useCall.ts'
import { useForget } from './useForget.ts'

const CARDS = 'user/queryBankcardListV3'

function Cards() {
  const { data } = useCall(userQueryBankcardListV3Query, {})
  return <p>{data ? data.map(({ bankName }) => bankName).join() : '加载中'}</p>
}
function Forgetting() {
  const forget = useForget()
  return (
    <button type="button" onClick={() => forget(userQueryBankcardListV3Query)}>
      忘记
    </button>
  )
}
const stepOf = (Page: () => ReactNode) =>
  defineStep({ title: '卡' }).page(() => Promise.resolve({ default: Page }))

it('drops what a call has loaded: the next page shows nothing of it', async () => {
  const card = { userCardId: 'C1', bankName: '招商银行', cardNo: '5670' }
  const first = await openPage(stepOf(Cards), { faults: [replies(CARDS, [card], 1)] })
  await expect.element(first.text('招商银行')).toBeVisible()
  await first.view.unmount()
  const { world } = first
  const second = await openPage(stepOf(Forgetting), { world })
  await second.tap('忘记')
  await second.view.unmount()
  world.sandbox.addFaults('default', { match: CARDS, fault: 'hang=before' })
  const third = await openPage(stepOf(Cards), { world })
  await expect.element(third.text('加载中')).toBeVisible()
})
