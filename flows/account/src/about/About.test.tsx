import { replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { about } from './step.ts'
import { copy } from './copy.ts'

const CONFIG = 'other/getMultiWebConfig'
const ICP = 'user/getIcpRecord'
const open = (options: OpenPageOptions<object> = {}) => openPage(about, { signedIn: false, ...options })
const button = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })

it('shows a visitor the company, its licences and its entry in the register, and opens the terms', async () => {
  const { host } = await open()
  for (const text of ['示例消费金融科技有限公司', '浙江省杭州市西湖区示例路1号', '91330000MA00000000'])
    await expect.element(page.getByText(text)).toBeVisible()
  await button(copy.icp).click()
  await button(copy.terms.service).click()
  await button(copy.terms.privacy).click()
  await expect
    .poll(() => host.opened)
    .toEqual(['https://beian.miit.gov.cn/', '/terms/service', '/terms/privacy'])
})

it('shows an entry without an address as text', async () => {
  await open({ faults: [replies(ICP, { recordNumber: '浙ICP备1号', url: null })] })
  await expect.element(page.getByText('浙ICP备1号')).toBeVisible()
  expect(button(copy.icp).elements()).toEqual([])
})

it('leaves out what the configuration does not say', async () => {
  const company = { name: '公司', licences: [null, { name: '执照' }, { name: '许可证', number: '1号' }] }
  await open({ faults: [replies(CONFIG, { company })] })
  await expect.element(page.getByText('许可证')).toBeVisible()
  for (const text of ['执照', copy.address]) expect(page.getByText(text).elements()).toEqual([])
})

it.each([[{}], [{ company: null }], [{ company: { name: 7 } }]])(
  'says so without a company: %j',
  async (config) => {
    const { tap, exits } = await open({ faults: [replies(CONFIG, config)] })
    await expect.element(page.getByText(copy.gone.title)).toBeVisible()
    await tap(copy.service)
    expect(exits).toEqual([{ name: 'service', query: undefined }])
  },
)

it.each([CONFIG, ICP])('can be loaded again when %s fails', async (match) => {
  const { tap, world } = await open({ faults: [{ match, fault: 'result=42020' }] })
  await expect.element(page.getByText(copy.failed)).toBeVisible()
  world.sandbox.clearFaults()
  await tap('重试')
  await expect.element(page.getByText('示例消费金融科技有限公司')).toBeVisible()
})
