import { DeviceFailure } from '@koo/flow'
import { replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { service } from './step.ts'

const CONFIG = 'other/getMultiWebConfig'
const phone = page.getByRole('link', { name: new RegExp(`^${copy.phone}`) })
const button = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const open = (options: OpenPageOptions<object> = {}) => openPage(service, { signedIn: false, ...options })

it('shows a visitor the number with its hours, for the dialler', async () => {
  await open()
  await expect.element(phone).toHaveAttribute('href', 'tel:400-000-0000')
  await expect.element(phone).toMatchTextContent('每日09:00-21:00')
  await expect.element(page.getByText(copy.warning)).toBeVisible()
  expect(button(copy.online.label).elements()).toEqual([])
})

it('takes the number that the host has read already, without a request', async () => {
  const config = (key: string) => (key === 'customerService' ? { phone: '95000' } : undefined)
  const { calls } = await open({ host: { config } })
  await expect.element(phone).toHaveAttribute('href', 'tel:95000')
  expect(calls(CONFIG)).toEqual([])
})

it('opens the service of the app where there is one, and says why it did not open', async () => {
  const customerService = vi.fn(() => Promise.resolve())
  await open({ host: { device: { customerService } } })
  await button(copy.online.label).click()
  expect(customerService).toHaveBeenCalledTimes(1)
  customerService.mockRejectedValueOnce(new DeviceFailure('timedOut', '应用没有响应'))
  await button(copy.online.label).click()
  await expect.element(page.getByText('应用没有响应')).toBeVisible()
})

it.each([[{}], [{ phone: 'javascript:alert(1)' }], [{ phone: 12345 }], ['x'], [null]])(
  'offers no call to %j',
  async (customerService) => {
    await open({ faults: [replies(CONFIG, { customerService })] })
    await expect.element(page.getByText(copy.noPhone)).toBeVisible()
    expect(phone.elements()).toEqual([])
  },
)

it('can load the number again, and leads on without it', async () => {
  const { exits, tap, world } = await open({ faults: [{ match: CONFIG, fault: 'result=42020' }] })
  await expect.element(page.getByText(copy.failed)).toBeVisible()
  for (const name of Object.values(copy.rows)) await button(name).click()
  expect(exits.map(({ name }) => name).toSorted()).toEqual(Object.keys(copy.rows).toSorted())
  world.sandbox.clearFaults()
  await tap('重试')
  await expect.element(phone).toBeVisible()
})
