import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CascadeField, type CascadeFieldProps } from './index.ts'
import { dialog, go, hangzhou, loadByHand, open, radio, tab, trigger } from '../../test/regions.ts'

const Region = (props: Pick<CascadeFieldProps, 'load'> & Partial<CascadeFieldProps>) => (
  <CascadeField label="居住地区" {...props} />
)

it('shows skeleton rows while loading, announces it, and moves the focus', async () => {
  const { load, request } = loadByHand()
  await render(<Region load={load} />)
  await open()
  await expect.element(page.getByRole('status')).toHaveTextContent('正在加载省份')
  ;(await request()).reply()
  await go('浙江省')
  await expect.element(page.getByRole('tabpanel', { name: '选择城市' })).toHaveFocus()
  await expect.element(page.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'true')
  ;(await request('浙江省')).reply()
  await expect.element(radio('杭州市')).toHaveFocus()
})

it('loads a failed level again, and keeps the levels above', async () => {
  const { load, request } = loadByHand()
  await render(<Region load={load} />)
  await open()
  ;(await request()).reply()
  await go('浙江省')
  ;(await request('浙江省')).fail()
  await expect.element(page.getByRole('alert')).toMatchTextContent('城市没有加载出来')
  await page.getByRole('button', { name: '重试' }).click()
  expect(load).toHaveBeenCalledTimes(3)
  ;(await request('浙江省')).reply()
  await expect.element(radio('杭州市')).toBeVisible()
  await expect.element(tab('浙江省')).toBeVisible()
})

it('never lets a slow reply of an older path overwrite a newer one', async () => {
  const onValueChange = vi.fn()
  const { load, request } = loadByHand()
  await render(<Region load={load} onValueChange={onValueChange} />)
  await open()
  ;(await request()).reply()
  await go('浙江省')
  const slow = await request('浙江省')
  await tab('浙江省').click()
  expect(slow.signal.aborted).toBe(true)
  await go('海南省')
  ;(await request('海南省')).reply()
  await expect.element(radio('海口市')).toBeVisible()
  slow.reply()
  await go('儋州市')
  const last = await request('海南省', '儋州市')
  await tab('儋州市').click()
  // An empty reply would end the path, but this request was cancelled.
  last.reply([])
  await expect.element(radio('儋州市')).toBeChecked()
  await expect.element(radio('杭州市')).not.toBeInTheDocument()
  await expect.element(dialog()).toBeVisible()
  expect(onValueChange).not.toHaveBeenCalled()
})

it('loads nothing before it is opened, and aborts when it is closed or unmounted', async () => {
  const { load, request } = loadByHand()
  const view = await render(
    <StrictMode>
      <Region load={load} value={hangzhou} />
    </StrictMode>,
  )
  await trigger().hover()
  expect(load).not.toHaveBeenCalled()
  await open()
  const first = await request('浙江省', '杭州市', '西湖区')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(first.signal.aborted).toBe(true)
  await open()
  const second = await request('浙江省', '杭州市', '西湖区')
  expect(second.signal.aborted).toBe(false)
  await view.unmount()
  expect(second.signal.aborted).toBe(true)
})
