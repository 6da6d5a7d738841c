import { lazyModule } from '@koo/kit/lazy'
import { Stage, stageHost, type StageHostOptions } from '@koo/page/stage'
import { memoryStorage, sandboxWorld } from '@koo/page/testing'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LazyApplicationGate, type GateProps } from './lazy.ts'

const RECORD_KEY = 'loan_serial_no'

/** A gate that only shows that it was loaded. */
const Gate = ({ children }: GateProps) => (
  <>
    <p>核对已完成</p>
    {children}
  </>
)

async function open(
  record: object | string | null,
  load = () => Promise.resolve({ Gate }),
  host: StageHostOptions = {},
) {
  const world = sandboxWorld()
  const text = typeof record === 'string' ? record : JSON.stringify({ userId: world.userId(), ...record })
  const store = memoryStorage(record === null ? {} : { [RECORD_KEY]: text })
  const loaded = vi.fn(load)
  await render(
    <Stage world={world} host={stageHost(world, { store, ...host })}>
      <LazyApplicationGate recordKey={RECORD_KEY} gate={lazyModule(loaded)} onAccepted={() => undefined}>
        <p>借款页</p>
      </LazyApplicationGate>
    </Stage>,
  )
  return loaded
}

describe('the gate of a page that customers open first', () => {
  it.each([
    ['nothing stored', null],
    ['an application that was never sent', { state: 'new' }],
    ['a finished one', { state: 'closed' }],
    ['one of another customer', { state: 'unknown', userId: 'somebody else' }],
    ['something unreadable', '{'],
  ])('shows the page and loads nothing for %s', async (_what, record) => {
    const loaded = await open(record)
    await expect.element(page.getByText('借款页')).toBeVisible()
    expect(loaded).not.toHaveBeenCalled()
  })

  it.each(['sending', 'unknown', 'success'])(
    'loads the publisher first for a record that is %s',
    async (state) => {
      await open({ state })
      await expect.element(page.getByText('核对已完成')).toBeVisible()
    },
  )

  it.each<[string, StageHostOptions]>([
    ['storage keeps nothing', { keepsStore: () => false }],
    [
      'the history entry holds a note of an application',
      { entry: memoryStorage({ open: 'serial.1.check' }) },
    ],
  ])('loads the publisher first when %s', async (_what, host) => {
    await open(null, undefined, host)
    await expect.element(page.getByText('核对已完成')).toBeVisible()
  })

  it('offers nothing while it does not load, and can be retried', async () => {
    let isOnline = false
    await open({ state: 'unknown' }, () =>
      isOnline ? Promise.resolve({ Gate }) : Promise.reject(new Error('no network')),
    )
    await expect.element(page.getByText('核对完成前不会再次提交', { exact: false })).toBeVisible()
    await expect.element(page.getByText('借款页')).not.toBeInTheDocument()
    isOnline = true
    await page.getByRole('button', { name: '重试' }).click()
    await expect.element(page.getByText('核对已完成')).toBeVisible()
  })
})
