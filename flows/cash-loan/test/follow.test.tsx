import { StoreText, useStore, valueStore } from '@koo/steps'
import { Profiler } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { openHome } from './openPage.tsx'

interface Loan {
  amount: number
  card: string
}

const store = () => valueStore<Loan>({ amount: 1, card: '招商银行' })
const amountText = ({ amount }: Loan) => (amount === 0 ? '' : `¥${amount}`)
const cardOf = ({ card }: Loan) => ({ card })

it('a text follows its store without being drawn, from nothing and back to nothing', async () => {
  const loan = store()
  const onRender = vi.fn()
  const view = await render(
    <Profiler id="text" onRender={onRender}>
      <p>
        <StoreText store={loan} text={amountText} />
      </p>
    </Profiler>,
  )
  const shown = () => view.container.textContent
  expect(shown()).toBe('¥1')
  onRender.mockClear()
  for (const amount of [2, 0, 3]) {
    loan.set({ ...loan.get(), amount })
    expect(shown()).toBe(amountText(loan.get()))
  }
  expect(onRender).not.toHaveBeenCalled()
})

it('a text that is drawn again says what its store says, not what it began with', async () => {
  const [one, other] = [store(), store()]
  other.set({ amount: 7, card: '' })
  const view = await render(<StoreText store={one} text={amountText} />)
  one.set({ ...one.get(), amount: 5 })
  await view.rerender(<StoreText store={one} text={amountText} />)
  expect(view.container.textContent).toBe('¥5')
  await view.rerender(<StoreText store={other} text={amountText} />)
  expect(view.container.textContent).toBe('¥7')
  one.set({ ...one.get(), amount: 6 })
  expect(view.container.textContent).toBe('¥7')
})

it('a part is drawn when what it selects differs in a field, and not before', async () => {
  const loan = store()
  const draw = vi.fn()
  function Card() {
    draw()
    return <p>{useStore(loan, cardOf).card}</p>
  }
  const view = await render(<Card />)
  draw.mockClear()
  loan.set({ ...loan.get(), amount: 2 })
  await Promise.resolve()
  expect(draw).not.toHaveBeenCalled()
  loan.set({ ...loan.get(), card: '建设银行' })
  await expect.poll(() => view.container.textContent).toBe('建设银行')
  expect(draw).toHaveBeenCalledTimes(1)
})

it('a digit more changes every figure of the loan page and draws none of its parts', async () => {
  const onRender = vi.fn()
  await openHome(
    {
      around: (page) => (
        <Profiler id="page" onRender={onRender}>
          {page}
        </Profiler>
      ),
    },
    { amount: '12000' },
  )
  const payment = page.getByTestId('month-pay').first()
  await expect.poll(() => payment.element().textContent).toMatch(/¥/)
  const amount = page.getByTestId('amount')
  await amount.click()
  await userEvent.keyboard('{End}')
  await expect.poll(() => page.getByTestId('coupon-row').element().textContent).toMatch(/−¥/)
  const before = payment.element().textContent
  onRender.mockClear()
  // From 12,000 to 12,001 nothing changes in kind: the same coupon is the best, the same line is said.
  await userEvent.keyboard('{Backspace}1')
  await expect.element(amount).toHaveValue('12001')
  expect(payment.element().textContent).not.toBe(before)
  expect(onRender.mock.calls.map(([, phase]) => phase)).toEqual([])
})
