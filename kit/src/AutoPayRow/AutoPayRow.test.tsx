import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { AutoPayRow, type AutoPayRowProps } from './index.ts'

const Row = (props: Partial<AutoPayRowProps>) => (
  <AutoPayRow show="open" label="自动还款" note="次日生效" value="立即开启" {...props} />
)

describeConformance('AutoPayRow', { render: (props) => <Row {...props} /> })

it('autoPay.6: is a switch for show type 1', async () => {
  const onSwitch = vi.fn()
  const view = await render(<Row show="switch" onSwitch={onSwitch} />)
  const control = view.getByRole('switch', { name: '自动还款' })
  await control.click()
  expect(onSwitch.mock.calls).toEqual([[true]])
  // It is on when the server has switched it on, not before.
  await expect.element(control).not.toBeChecked()
  await view.rerender(<Row show="switch" on onSwitch={onSwitch} />)
  await expect.element(control).toBeChecked()
  await view.rerender(<Row show="switch" on busy onSwitch={onSwitch} />)
  await control.click()
  expect(onSwitch).toHaveBeenCalledTimes(1)
})

it.each([
  ['2 is a link that opens a sheet', 'open', 'dialog'],
  ['4 is a link to another page', 'jump', null],
] as const)('autoPay.6: show type %s', async (_, show, popup) => {
  const onOpen = vi.fn()
  const view = await render(<Row show={show} onOpen={onOpen} />)
  const button = view.getByRole('button', { name: /自动还款/ })
  expect(button.element().getAttribute('aria-haspopup')).toBe(popup)
  await button.click()
  expect(onOpen).toHaveBeenCalledTimes(1)
})

it('autoPay.6: says for show type 3 that it is opened, and has no control', async () => {
  const view = await render(<Row show="opened" value="已开启" />)
  expect(view.container.textContent).toBe('自动还款次日生效已开启')
  expect(view.container.querySelector('button, input')).toBeNull()
})
