import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useOneAtATime, type OneAtATime } from './useOneAtATime.ts'

async function open() {
  const ends: Array<(result: string) => void> = []
  const work = vi.fn(() => new Promise<string>((resolve) => ends.push(resolve)))
  let hook: OneAtATime | undefined
  function Part() {
    const one = useOneAtATime()
    return (
      <button aria-busy={one.busy} onClick={() => (hook = one)}>
        提交
      </button>
    )
  }
  const view = await render(<Part />)
  const button = view.getByRole('button')
  await button.click()
  const run = (own: () => Promise<string> = work) => (hook as OneAtATime).run(own)
  return { work, run, view, button, end: (result: string) => ends.shift()?.(result) }
}

describe('one at a time', () => {
  it('begins nothing while work is running, also not in the same task', async () => {
    const { work, run, end } = await open()
    const first = run()
    const second = run()
    expect(work).toHaveBeenCalledTimes(1)
    expect(await second).toBeUndefined()
    end('done')
    expect(await first).toBe('done')
  })

  it('is busy until the work has ended, and then begins the next', async () => {
    const { work, run, end, button } = await open()
    const first = run()
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    end('done')
    await first
    await expect.element(button).toHaveAttribute('aria-busy', 'false')
    void run()
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('is free again after work that failed, and passes the failure on', async () => {
    const { work, run, button } = await open()
    await expect(run(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
    await expect.element(button).toHaveAttribute('aria-busy', 'false')
    void run()
    expect(work).toHaveBeenCalledTimes(1)
  })
})
