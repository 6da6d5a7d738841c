import { userUnbindBankcard, userQueryAllBankcardListQuery } from '@koo/api-client/calls'
import { defineStep } from '@koo/flow'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useSubmit } from '../form/useSubmit.ts'
import { hasFailed } from '../query/states.ts'
import { useCall } from '../query/useCall.ts'
import { useFailureToast } from '../query/useFailureToast.ts'
import { openPage } from '../testing/openPage.tsx'
import { SectionError } from './SectionError.tsx'

const LIST = 'user/queryAllBankcardList'
const UNBIND = 'user/unbindBankcard'

/** A page with one query, shown in a section, and one write whose failures are toasts. */
function Cards() {
  const cards = useCall(userQueryAllBankcardListQuery, { pageType: '1' })
  useFailureToast(cards)
  const unbind = useSubmit(userUnbindBankcard, { toast: true })
  return (
    <>
      {hasFailed(cards) ? (
        <SectionError title="银行卡加载失败" onRetry={cards.refetch} />
      ) : (
        <p>{cards.data && `${cards.data.length}张银行卡`}</p>
      )}
      <button type="button" onClick={() => void unbind.run({ userCardId: 'C1' })}>
        解绑
      </button>
      <p data-testid="notice">{unbind.failure?.text}</p>
    </>
  )
}
const step = defineStep({ title: '银行卡' }).page(() => Promise.resolve({ default: Cards }))

it('says in its section what did not load, and loads it again; the reason is a toast', async () => {
  const { world } = await openPage(step, { faults: [{ match: LIST, fault: 'result=42020' }] })
  await expect.element(page.getByRole('alert')).toMatchTextContent('银行卡加载失败')
  await expect.element(page.getByText('系统', { exact: false })).toBeVisible()
  world.sandbox.clearFaults()
  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(page.getByText(/张银行卡$/)).toBeVisible()
})

it('shows no notice on the page when a failure is a toast', async () => {
  const { calls } = await openPage(step, { faults: [{ match: UNBIND, fault: 'result=42020' }] })
  await page.getByRole('button', { name: '解绑' }).click()
  await expect.poll(() => calls(UNBIND)).toHaveLength(1)
  await expect.element(page.getByText('系统', { exact: false })).toBeVisible()
  await expect.element(page.getByTestId('notice')).toBeEmptyDOMElement()
})
