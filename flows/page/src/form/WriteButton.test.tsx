import { userUnbindBankcard } from '@koo/api-client/calls'
import { defineStep } from '@koo/flow'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { replies } from '../testing/faults.ts'
import { openPage, type OpenPageOptions } from '../testing/openPage.tsx'
import { WriteButton } from './WriteButton.tsx'

const UNBIND = 'user/unbindBankcard'
const title = '解绑这张卡？'
const button = () => page.getByRole('button', { name: '解绑', exact: true })

async function open(options: OpenPageOptions<object> & { asks?: boolean } = {}) {
  const { asks = false, ...rest } = options
  const [done, settled] = [vi.fn(), vi.fn()]
  const Card = () => (
    <WriteButton
      call={userUnbindBankcard}
      request={{ userCardId: 'C1' }}
      onDone={done}
      onSettled={settled}
      // Tapped again at once.
      {...(asks && { lock: 0, confirm: { title, confirmText: '确认解绑' } })}
    >
      解绑
    </WriteButton>
  )
  const opened = await openPage(
    defineStep({ title: '卡' }).page(() => Promise.resolve({ default: Card })),
    rest,
  )
  return { ...opened, done, settled }
}

it('makes one write for many taps, and says when it is done', async () => {
  const { calls, done, settled } = await open({ faults: [replies(UNBIND, null)] })
  const element = button().element() as HTMLElement
  for (let tap = 0; tap < 10; tap += 1) element.click()
  await expect.poll(() => settled.mock.calls.length).toBe(1)
  expect([done.mock.calls.length, calls(UNBIND).length]).toEqual([1, 1])
})

it('asks before the write, and makes none after a no', async () => {
  const { calls, done } = await open({ asks: true, faults: [replies(UNBIND, null)] })
  await button().click()
  await expect.element(page.getByText(title)).toBeVisible()
  await page.getByRole('button', { name: '取消' }).click()
  await expect.element(page.getByText(title)).not.toBeInTheDocument()
  expect(calls(UNBIND)).toHaveLength(0)
  await button().click()
  await page.getByRole('button', { name: '确认解绑' }).click()
  await expect.poll(() => done.mock.calls.length).toBe(1)
})

it('says below itself why the write failed, and that what is shown may be old', async () => {
  const { done, settled } = await open({ faults: [{ match: UNBIND, fault: 'result=42020' }] })
  await button().click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('系统异常')
  await expect.element(button()).toHaveAccessibleDescription(/系统异常/)
  expect([done.mock.calls.length, settled.mock.calls.length]).toEqual([0, 1])
})

it('says of a lost reply that it may have been carried out', async () => {
  await open({ faults: [{ match: UNBIND, fault: 'drop=after' }] })
  await button().click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('可能已经提交成功')
})
