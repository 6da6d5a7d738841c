import { expect, it, onTestFinished, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations } from '../../test/axe.ts'
import { startComposing } from '../../test/composing.ts'
import { en, LocaleProvider } from '../locale/index.ts'
import { SelectField, type SelectFieldProps } from './index.ts'
import { incomes, industries } from './samples.ts'

const trigger = () => page.getByRole('button', { name: /^行业/ })
const dialog = () => page.getByRole('dialog')
const radio = (name: string | RegExp) => page.getByRole('radio', { name })
const search = () => page.getByRole('searchbox')
const count = () => page.getByRole('radio').elements().length

const Industry = (props: Partial<SelectFieldProps>) => (
  <SelectField label="行业" options={industries} {...props} />
)

const open = async () => {
  await trigger().click()
  await expect.element(dialog()).toBeVisible()
}
const closed = () => expect.element(dialog()).not.toBeInTheDocument()

it('says how many it found only while something is searched', async () => {
  await render(<Industry />)
  await open()
  const status = page.getByRole('status')
  await expect.element(status).toBeEmptyDOMElement()
  await search().fill('服务')
  await expect.element(status).toHaveTextContent('找到3项')
  await search().fill('采矿')
  await expect.element(status).toHaveTextContent('找到1项')
  await search().fill('挖矿')
  await expect.element(status).toHaveTextContent('找到0项')
  await expect.element(page.getByText('换个关键字试试')).toBeVisible()
  await search().fill('')
  await expect.element(status).toBeEmptyDOMElement()
  expect(count()).toBe(industries.length)
})

it('selects the option that is tapped while a word is composed', async () => {
  const onValueChange = vi.fn()
  await render(<Industry onValueChange={onValueChange} />)
  await open()
  startComposing(search().element() as HTMLInputElement, 'c', "cai'k")
  const [third] = radio('采矿业').elements() as HTMLElement[]
  third?.click()
  await closed()
  expect(onValueChange.mock.calls).toHaveLength(1)
})

it('searches when an input method has committed, not for each letter on the way', async () => {
  await render(<Industry />)
  await open()
  ;(search().element() as HTMLElement).focus()
  const said: string[] = []
  const status = page.getByRole('status').element()
  const observer = new MutationObserver(() => said.push(status.textContent))
  observer.observe(status, { childList: true, characterData: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  for (const text of ['c', 'ca', "cai'k"]) {
    await cdp().send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
    await expect.element(search()).toHaveValue(text)
    expect(count()).toBe(industries.length)
  }
  await cdp().send('Input.insertText', { text: '采矿' })
  await expect.poll(count).toBe(1)
  expect(said).toEqual(['找到1项'])
})

it('keeps its height from many results to none', async () => {
  await render(<Industry />)
  await open()
  await finishAnimations()
  const height = () => dialog().element().getBoundingClientRect().height
  const before = height()
  for (const query of ['服务', '采矿', '挖矿']) {
    await search().fill(query)
    expect([query, height()]).toEqual([query, before])
  }
})

it('selects a found option, and searches the whole list again next time', async () => {
  const onValueChange = vi.fn()
  await render(<Industry onValueChange={onValueChange} />)
  await open()
  await search().fill('便利店')
  await radio(/批发和零售业/).click()
  await closed()
  expect(onValueChange.mock.calls).toEqual([['f']])
  await open()
  await expect.element(search()).toHaveValue('')
  await expect.element(radio(/批发和零售业/)).toHaveFocus()
})

it('goes from the search to the found options by the keyboard', async () => {
  const onValueChange = vi.fn()
  await render(<Industry defaultValue="a" onValueChange={onValueChange} />)
  await open()
  await search().click()
  await userEvent.keyboard('服务')
  await expect.poll(count).toBe(3)
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog()).toBeVisible()
  // Past the button that empties the search.
  await userEvent.keyboard('{Tab}{Tab}{ArrowDown}')
  await expect.element(radio(/租赁/)).toBeChecked()
  expect(onValueChange.mock.calls).toEqual([['l']])
  await userEvent.keyboard('{Enter}')
  await closed()
  await expect.element(trigger()).toHaveTextContent('租赁和商务服务业')
})

it('closes by Escape in the search, without a change, and gives the focus back', async () => {
  const onValueChange = vi.fn()
  await render(<Industry defaultValue="a" onValueChange={onValueChange} />)
  await open()
  await search().fill('服务')
  await userEvent.keyboard('{Escape}')
  await closed()
  await expect.element(trigger()).toHaveFocus()
  expect(onValueChange).not.toHaveBeenCalled()
})

it('keeps what the arrow keys selected when it is closed by Escape', async () => {
  const onValueChange = vi.fn()
  await render(<Industry defaultValue="a" onValueChange={onValueChange} />)
  await open()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await closed()
  expect(onValueChange.mock.calls).toEqual([['b']])
  await expect.element(trigger()).toHaveTextContent('采矿业')
})

it('confirms the selected option by Space, without a change', async () => {
  const onValueChange = vi.fn()
  await render(<Industry defaultValue="c" onValueChange={onValueChange} />)
  await open()
  await expect.element(radio(/制造业/)).toHaveFocus()
  await userEvent.keyboard(' ')
  await closed()
  await expect.element(trigger()).toHaveFocus()
  expect(onValueChange).not.toHaveBeenCalled()
})

it('selects once for a double tap, and again at the next opening', async () => {
  const onValueChange = vi.fn()
  await render(<Industry onValueChange={onValueChange} />)
  await open()
  const [one, other] = [radio('采矿业'), radio('建筑业')].map((found) => found.element() as HTMLElement)
  one?.click()
  one?.click()
  other?.click()
  await closed()
  expect(onValueChange.mock.calls).toEqual([['b']])
  await open()
  await radio('建筑业').click()
  await closed()
  expect(onValueChange.mock.calls).toEqual([['b'], ['e']])
})

it('starts at the first option that can be selected', async () => {
  await render(<Industry options={industries.slice(9)} />)
  await open()
  await expect.element(radio(/金融业/)).toBeDisabled()
  await expect.element(radio('房地产业')).toHaveFocus()
  await expect.element(radio('房地产业')).not.toBeChecked()
})

it('takes new options while it is open, and forgets the search with a short list', async () => {
  const view = await render(<Industry defaultValue="n" />)
  await open()
  await search().fill('服务')
  await expect.poll(count).toBe(3)
  await view.rerender(<Industry defaultValue="n" options={incomes} />)
  await expect.poll(count).toBe(incomes.length)
  await expect.element(search()).not.toBeInTheDocument()
})

it('shows the placeholder for a value without an option, and the label as soon as there is one', async () => {
  const view = await render(<Industry value="zz" />)
  await expect.element(trigger()).toHaveTextContent('请选择')
  await view.rerender(<Industry value="zz" options={[...industries, { value: 'zz', label: '国际组织' }]} />)
  await expect.element(trigger()).toHaveTextContent('国际组织')
  await view.rerender(<Industry value={null} placeholder="选择行业" />)
  await expect.element(trigger()).toHaveTextContent('选择行业')
})

it('has a search from thirteen options on', async () => {
  const view = await render(<Industry options={industries.slice(0, 13)} />)
  await open()
  await expect.element(search()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await closed()
  await view.rerender(<Industry options={industries.slice(0, 12)} />)
  await open()
  expect(search().query()).toBeNull()
})

it('shows by its frame that the search has the focus', async () => {
  await render(<Industry />)
  await open()
  const frame = () =>
    getComputedStyle(page.getByRole('search').element().firstElementChild as Element).boxShadow
  const rest = frame()
  ;(search().element() as HTMLElement).focus()
  expect(frame()).not.toBe(rest)
  expect(search().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

it('shows options of any length on the narrowest screen', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 667))
  const label = '居民服务、修理和其他服务业'.repeat(5)
  const view = await render(
    <Industry options={[{ value: '1', label, note: 'W'.repeat(60) }]} defaultValue="1" />,
  )
  await open()
  await finishAnimations()
  const sheet = dialog().element()
  for (const one of sheet.querySelectorAll('label, label span')) {
    expect(one.scrollWidth).toBeLessThanOrEqual(Math.max(one.clientWidth, 320))
    expect(one.getBoundingClientRect().right).toBeLessThanOrEqual(320)
  }
  expect(view.container.scrollWidth).toBeLessThanOrEqual(320)
})

it('speaks English', async () => {
  await render(
    <LocaleProvider locale={en}>
      <SelectField label="Industry" options={industries} />
    </LocaleProvider>,
  )
  await page.getByRole('button', { name: 'Industry Choose' }).click()
  await page.getByRole('searchbox', { name: 'Search the options' }).fill('服务')
  await expect.element(page.getByRole('status')).toHaveTextContent('3 found')
  await search().fill('zzz')
  await expect.element(page.getByText('Nothing found')).toBeVisible()
  await expect.element(page.getByText('Try another word')).toBeVisible()
})
