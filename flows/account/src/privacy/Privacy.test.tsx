import { DeviceFailure } from '@koo/flow'
import { replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { privacy } from './step.ts'

const CONFIG = 'other/getMultiWebConfig'
const button = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const open = (options: OpenPageOptions<object> = {}) => openPage(privacy, options)

describe('the agreements', () => {
  it('are those of the configuration, each with its version, and are opened', async () => {
    const { host } = await open()
    await expect.element(button('个人信息处理授权书')).toMatchTextContent(copy.version('v3'))
    await button('个人信息处理授权书').click()
    await button(copy.collected.label).click()
    await expect
      .poll(() => host.opened)
      .toEqual([expect.stringContaining('/agreements/privacy.html'), '/terms/privacy'])
  })

  it('say so when they do not load, and the rights stay', async () => {
    const { tap, world, exits } = await open({ faults: [{ match: CONFIG, fault: 'result=42020' }] })
    await expect.element(page.getByText(copy.failed)).toBeVisible()
    await button(copy.rights.export.label).click()
    expect(exits).toEqual([{ name: 'export', query: undefined }])
    world.sandbox.clearFaults()
    await tap('重试')
    await expect.element(button('用户服务协议')).toBeVisible()
  })

  it.each([[null], ['x'], [[{ name: ' ', url: '/a' }, { name: '没有地址' }, null]]])(
    'are left out as %j, with their heading',
    async (agreements) => {
      await open({ faults: [replies(CONFIG, { agreements })] })
      await expect.element(button(copy.rights.cancel.label)).toBeVisible()
      await expect
        .element(page.getByRole('heading', { name: copy.groups.agreements }))
        .not.toBeInTheDocument()
    },
  )
})

describe('the permissions', () => {
  it('say what the browser allows, and ask for none', async () => {
    const query = vi.spyOn(navigator.permissions, 'query').mockImplementation(({ name }) => {
      const status = { state: name === ('camera' as PermissionName) ? 'denied' : 'granted' }
      return Promise.resolve(Object.assign(new EventTarget(), status) as PermissionStatus)
    })
    onTestFinished(() => query.mockRestore())
    await open()
    await expect.element(page.getByText(copy.states.denied)).toBeVisible()
    await expect.element(page.getByText(copy.states.granted)).toBeVisible()
  })

  it('are asked for when they are used, where the browser does not say', async () => {
    const query = vi.spyOn(navigator.permissions, 'query').mockRejectedValue(new TypeError('camera'))
    onTestFinished(() => query.mockRestore())
    await open()
    await expect.poll(() => page.getByText(copy.states.prompt).elements()).toHaveLength(2)
  })

  it('of notifications are those of the app, which says when they do not open', async () => {
    const failure = new DeviceFailure('tooOld', '请更新应用')
    await open({ host: { device: { notificationSettings: () => Promise.reject(failure) } } })
    await button(copy.notifications.label).click()
    await expect.element(page.getByText('请更新应用')).toBeVisible()
  })
})

it('leads to what a customer may do about their data', async () => {
  const { exits } = await open()
  for (const { label } of Object.values(copy.rights)) await button(label).click()
  expect(exits.map(({ name }) => name)).toEqual(Object.keys(copy.rights))
})
