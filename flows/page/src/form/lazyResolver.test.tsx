import { OverlayHost } from '@koo/kit/OverlayHost'
import { useForm } from 'react-hook-form'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as z from 'zod/mini'
import { lazyResolver } from './lazyResolver.ts'

afterEach(() => vi.restoreAllMocks())

interface Loan {
  amount: number
}

/** The schema depends on the limit, which is the context of the form. */
const loan = (_: Loan, limit: number) => z.object({ amount: z.number().check(z.maximum(limit)) })
const code = () => Promise.resolve({ default: loan })

async function open(load: () => Promise<{ default: typeof loan }>, limit = 100) {
  const fetched = vi.fn(load)
  const resolver = lazyResolver<Loan, number>(fetched)
  const sent = vi.fn()
  const wrong = vi.fn()
  function Form({ context }: { context: number }) {
    const form = useForm<Loan, number>({ defaultValues: { amount: 50 }, resolver, context })
    const submit = form.handleSubmit(
      (values) => sent(values),
      (errors) => wrong(Object.keys(errors)),
    )
    return (
      <form onSubmit={(event) => void submit(event)}>
        <input aria-label="金额" {...form.register('amount', { valueAsNumber: true })} />
        <button type="submit">借款</button>
        <OverlayHost />
      </form>
    )
  }
  const view = await render(<Form context={limit} />)
  const tap = () => page.getByRole('button', { name: '借款' }).click()
  return {
    resolver,
    fetched,
    sent,
    wrong,
    tap,
    change: (context: number) => view.rerender(<Form context={context} />),
  }
}

describe('a schema that is loaded after the first screen', () => {
  it('is loaded once, with the first check', async () => {
    const { fetched, sent, tap } = await open(code)
    expect(fetched).not.toHaveBeenCalled()
    await tap()
    await expect.poll(() => sent.mock.calls).toEqual([[{ amount: 50 }]])
    await tap()
    await expect.poll(() => sent.mock.calls).toHaveLength(2)
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('can be loaded in advance', async () => {
    const { resolver, fetched } = await open(code)
    resolver.prefetch()
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('checks with the newest context', async () => {
    const { sent, wrong, tap, change } = await open(code)
    await tap()
    await expect.poll(() => sent.mock.calls).toHaveLength(1)
    await change(49)
    await tap()
    await expect.poll(() => wrong.mock.calls).toEqual([[['amount']]])
    expect(sent).toHaveBeenCalledTimes(1)
  })

  it('that does not load in advance is loaded by the check, and nobody hears of it', async () => {
    const load = vi.fn(code).mockRejectedValueOnce(new Error('no network'))
    const { resolver, wrong, tap, change } = await open(load)
    resolver.prefetch()
    await change(49)
    await tap()
    await expect.poll(() => wrong.mock.calls).toEqual([[['amount']]])
  })

  it('says that it needs a context, where a form has none', async () => {
    const resolver = lazyResolver<Loan, number>(code)
    const check = resolver({ amount: 50 }, undefined, { fields: {}, shouldUseNativeValidation: false })
    await expect(check).rejects.toThrow('context')
  })

  it('that does not load offline is said in a toast, keeps what was typed, and is loaded at the next submit', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = vi.fn(code).mockRejectedValueOnce(new Error('no network'))
    const { sent, wrong, tap } = await open(load)
    const amount = page.getByRole('textbox', { name: '金额' })
    await amount.fill('70')
    await tap()
    await expect.element(page.getByText('加载失败，请检查网络后重试')).toBeVisible()
    await expect.element(amount).toHaveValue('70')
    await expect.element(amount).not.toHaveAttribute('aria-invalid', 'true')
    expect([sent.mock.calls, wrong.mock.calls]).toEqual([[], [[['unchecked']]]])
    online.mockReturnValue(true)
    await tap()
    await expect.poll(() => sent.mock.calls).toEqual([[{ amount: 70 }]])
  })

  it('that does not load lets the form pass online, and is loaded again at the next check', async () => {
    const load = vi.fn(code).mockRejectedValueOnce(new Error('no network'))
    const { sent, wrong, tap, change } = await open(load)
    await change(49)
    await tap()
    await expect.poll(() => sent.mock.calls).toEqual([[{ amount: 50 }]])
    await tap()
    await expect.poll(() => wrong.mock.calls).toEqual([[['amount']]])
  })
})
