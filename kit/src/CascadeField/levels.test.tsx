import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations } from '../../test/axe.ts'
import {
  danzhou,
  dialog,
  go,
  hangzhou,
  loadByHand,
  names,
  open,
  radio,
  tab,
  trigger,
} from '../../test/regions.ts'
import { en, LocaleProvider } from '../locale/index.ts'
import { CascadeField, type CascadeFieldProps } from './index.ts'
import { below, entry, loadSample, pathOf } from './samples.ts'

const Region = (props: Partial<CascadeFieldProps>) => (
  <CascadeField label="居住地区" load={loadSample} {...props} />
)
const closed = () => expect.element(dialog()).not.toBeInTheDocument()
const tabNames = () =>
  page
    .getByRole('tab')
    .elements()
    .map((one) => one.textContent)

it('says that the first level is empty, and stays open', async () => {
  const onValueChange = vi.fn()
  await render(<Region load={() => Promise.resolve([])} onValueChange={onValueChange} />)
  await open()
  await expect.element(page.getByText('暂无可选省份')).toBeVisible()
  await expect.element(dialog()).toBeVisible()
  expect(onValueChange).not.toHaveBeenCalled()
})

it('announces a level while it loads, and no longer', async () => {
  const { load, request } = loadByHand()
  await render(<Region load={load} />)
  await open()
  const status = page.getByRole('status')
  await expect.element(status).toHaveTextContent('正在加载省份')
  ;(await request()).reply()
  await expect.element(status).toBeEmptyDOMElement()
  await go('浙江省')
  await expect.element(status).toHaveTextContent('正在加载城市')
  ;(await request('浙江省')).fail()
  await expect.element(status).toBeEmptyDOMElement()
  await expect.element(page.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'false')
})

it('asks for each level once, also when the customer goes back and on', async () => {
  const load = vi.fn(loadSample)
  await render(<Region load={load} />)
  await open()
  await go('浙江省', '杭州市')
  await expect.element(radio('西湖区')).toBeVisible()
  await tab('浙江省').click()
  await go('浙江省', '杭州市')
  await expect.element(radio('西湖区')).toBeVisible()
  expect(load.mock.calls.map(([path]) => names(path))).toEqual([[], ['浙江省'], ['浙江省', '杭州市']])
})

it('asks again for the levels below another entry', async () => {
  const load = vi.fn(loadSample)
  await render(<Region load={load} />)
  await open()
  await go('浙江省', '杭州市')
  await expect.element(radio('西湖区')).toBeVisible()
  await tab('浙江省').click()
  await go('海南省')
  await expect.element(radio('海口市')).toBeVisible()
  await tab('海南省').click()
  await go('浙江省')
  await expect.element(radio('杭州市')).not.toBeChecked()
  expect(load.mock.calls.slice(3).map(([path]) => names(path))).toEqual([['海南省'], ['浙江省']])
})

it('keeps a failed level when it is closed, and can load it again later', async () => {
  const { load, request } = loadByHand()
  await render(<Region load={load} />)
  await open()
  ;(await request()).fail()
  await expect.element(page.getByRole('alert')).toMatchTextContent('省份没有加载出来')
  await expect.element(page.getByText('请检查网络后重试，已选的不会丢失。')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await closed()
  await open()
  expect(load).toHaveBeenCalledTimes(1)
  await page.getByRole('button', { name: '重试' }).click()
  await expect.poll(() => load.mock.calls.length).toBe(2)
  expect(dialog().element().contains(document.activeElement)).toBe(true)
  ;(await request()).reply()
  await expect.element(radio('浙江省')).toBeVisible()
})

it('tells entries of one name apart by their codes', async () => {
  const twins = [
    { code: '1', name: '鼓楼区' },
    { code: '2', name: '鼓楼区' },
  ]
  const onValueChange = vi.fn()
  await render(<Region load={() => Promise.resolve(twins)} levels={['区县']} onValueChange={onValueChange} />)
  await open().catch(() => {})
  await radio('鼓楼区').nth(1).click()
  await closed()
  expect(onValueChange.mock.calls).toEqual([[[twins[1]]]])
})

it('shows a value that is no longer offered, and selects another one', async () => {
  const onValueChange = vi.fn()
  await render(<Region value={pathOf('浙江省', '萧山市')} onValueChange={onValueChange} />)
  await open()
  await expect.element(radio('杭州市')).toBeVisible()
  expect(tabNames()).toEqual(['浙江省', '萧山市'])
  expect(document.querySelector('input:checked')).toBeNull()
  await go('杭州市')
  await expect.element(radio('西湖区')).toBeVisible()
  expect(tabNames()).toEqual(['浙江省', '杭州市', '选择区县'])
})

it('starts at the first level after it was emptied from outside, also in the middle of a selection', async () => {
  const view = await render(<Region value={hangzhou} />)
  await open()
  await tab('浙江省').click()
  await go('海南省')
  await expect.element(radio('海口市')).toBeVisible()
  await view.rerender(<Region value={null} />)
  await expect.element(radio('浙江省')).toBeVisible()
  expect(tabNames()).toEqual(['选择省份'])
  await userEvent.keyboard('{Escape}')
  await closed()
  await expect.element(trigger()).toHaveTextContent('请选择')
})

it('keeps the selection while its caller passes the same path as a new list', async () => {
  const view = await render(<Region value={[...danzhou]} />)
  await open()
  await tab('海南省').click()
  await view.rerender(<Region value={danzhou.map((one) => ({ ...one }))} />)
  await expect.element(tab('海南省')).toHaveAttribute('aria-selected', 'true')
})

it('completes the path once for a double tap', async () => {
  const onValueChange = vi.fn()
  await render(
    <Region defaultValue={pathOf('浙江省', '杭州市', '西湖区', '古荡街道')} onValueChange={onValueChange} />,
  )
  await open()
  const street = radio('西溪街道')
  await expect.element(street).toBeVisible()
  const input = street.element() as HTMLElement
  input.click()
  input.click()
  await closed()
  expect(onValueChange.mock.calls).toEqual([[hangzhou]])
  await open()
  await go('古荡街道')
  await closed()
  expect(onValueChange).toHaveBeenCalledTimes(2)
})

it('goes back and forth by the keys of its tabs', async () => {
  await render(<Region value={hangzhou} />)
  await open()
  ;(tab('西溪街道').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tab('西湖区')).toHaveFocus()
  await expect.element(radio('西湖区')).toBeChecked()
  await userEvent.keyboard('{Home}')
  await expect.element(radio('浙江省')).toBeChecked()
  await userEvent.keyboard('{End}')
  await expect.element(radio('西溪街道')).toBeChecked()
})

it('takes Space as a tap: it goes on from the selected entry', async () => {
  await render(<Region value={hangzhou} />)
  await open()
  await tab('杭州市').click()
  await expect.element(radio('杭州市')).toBeChecked()
  ;(radio('杭州市').element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect.element(radio('西湖区')).toHaveFocus()
  await expect.element(radio('西湖区')).toBeChecked()
})

it('has one height while levels load, are short, long or failed', async () => {
  const { load, request } = loadByHand()
  await render(<Region load={load} />)
  await open()
  await finishAnimations()
  const height = () => dialog().element().getBoundingClientRect().height
  const loading = height()
  const rowHeight = () =>
    (page.getByRole('tabpanel').element().querySelector('section') as Element).getBoundingClientRect()
      .height / (page.getByRole('radio').elements().length || 6)
  const skeleton = rowHeight()
  ;(await request()).reply()
  await expect.element(radio('浙江省')).toBeVisible()
  expect(height()).toBe(loading)
  expect(rowHeight()).toBeCloseTo(skeleton, 0)
  await go('浙江省')
  ;(await request('浙江省')).reply([entry('舟山市')])
  await expect.element(radio('舟山市')).toBeVisible()
  expect(height()).toBe(loading)
  await go('舟山市')
  ;(await request('浙江省', '舟山市')).fail()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(height()).toBe(loading)
})

it('shows the tab of the current level on the narrowest screen, and keeps it at the top of a long list', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 667))
  const way = ['四川省', '阿坝藏族羌族自治州', '若尔盖县']
  const streets = Array.from({ length: 40 }, (_, index) => entry(`达扎寺镇第${index + 1}居委会`))
  const load = (path: readonly { name: string }[]) =>
    Promise.resolve(path.length === 3 ? streets : below(pathOf(...(names(path as never) ?? []))))
  await render(<Region load={load} value={[...pathOf(...way), streets[39] ?? entry('')]} />)
  await open()
  await expect.element(radio('达扎寺镇第40居委会')).toBeVisible()
  await finishAnimations()
  const { left, right, top } = tab('达扎寺镇第40居委会').element().getBoundingClientRect()
  expect([left >= 0, right <= 320]).toEqual([true, true])
  const sheet = dialog().element().getBoundingClientRect()
  expect(top).toBeGreaterThan(sheet.top)
  expect(radio('达扎寺镇第40居委会').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(568)
  expect(document.documentElement.scrollWidth).toBe(320)
})

it('speaks English', async () => {
  const { load, request } = loadByHand()
  await render(
    <LocaleProvider locale={en}>
      <CascadeField label="Region" load={load} />
    </LocaleProvider>,
  )
  await page.getByRole('button', { name: 'Region Choose' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading: Province')
  await expect.element(page.getByRole('tablist', { name: 'Selected region' })).toBeVisible()
  await expect.element(tab('Choose: Province')).toBeVisible()
  ;(await request()).fail()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Province did not load')
})
