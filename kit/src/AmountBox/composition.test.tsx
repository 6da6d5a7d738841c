import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { startComposing } from '../../test/composing.ts'
import { putCaret } from '../../test/typing.ts'
import { AmountBox } from './index.ts'

const field = () => page.getByRole('textbox')
const input = () => field().element() as HTMLInputElement

describe('a composition that never ends', () => {
  /** As the loan page does: the amount is kept, and the button confirms what is kept. */
  function Loan({ onBorrow }: { onBorrow: (amount: string) => void }) {
    const [amount, setAmount] = useState('')
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onBorrow(amount)
        }}
      >
        <AmountBox value={amount} onValueChange={setAmount}>
          <button type="button" onClick={() => setAmount('55000')}>
            全部
          </button>
        </AmountBox>
        <button type="button" onClick={() => onBorrow(amount)}>
          借款
        </button>
      </form>
    )
  }
  const press = (name: string) => (page.getByRole('button', { name }).element() as HTMLElement).click()
  const open = async () => {
    const onBorrow = vi.fn()
    const view = await render(<Loan onBorrow={onBorrow} />)
    startComposing(input(), '1')
    return { view, borrowed: () => onBorrow.mock.calls.map(([amount]) => amount as unknown) }
  }

  it('goes on with what is typed', async () => {
    const { borrowed } = await open()
    input().blur()
    putCaret(input(), 1)
    await userEvent.keyboard('5')
    expect(input().value).toBe('15')
    press('借款')
    expect(borrowed()).toEqual(['15'])
  })

  it.each([[true], [false]])('shows and confirms the amount of a chip (left: %s)', async (isLeft) => {
    const { borrowed } = await open()
    if (isLeft) input().blur()
    press('全部')
    await expect.element(field()).toHaveValue('55,000')
    press('借款')
    expect(borrowed()).toEqual(['55000'])
  })

  it('shows the amount of a chip also when that is the amount from before', async () => {
    const { borrowed } = await open()
    press('全部')
    startComposing(input(), '550001')
    press('全部')
    await expect.element(field()).toHaveValue('55,000')
    press('借款')
    expect(borrowed()).toEqual(['55000'])
  })

  it('is emptied by the clear button', async () => {
    const { borrowed } = await open()
    input().blur()
    await page.getByRole('button', { name: '清空金额' }).click()
    await expect.element(field()).toHaveValue('')
    press('借款')
    expect(borrowed()).toEqual([''])
  })

  it.each(['借款', 'Enter'])('confirms at once what is shown: %s', async (way) => {
    const { view, borrowed } = await open()
    if (way === 'Enter') view.container.querySelector('form')?.requestSubmit()
    else press(way)
    expect([input().value, ...borrowed()]).toEqual(['1', '1'])
  })
})
