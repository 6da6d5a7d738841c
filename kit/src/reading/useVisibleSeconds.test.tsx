import { StrictMode, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { manualTimer } from './manualTimer.ts'
import type { Timer } from '../timing/index.ts'
import { useVisibleSeconds } from './index.ts'

let visibility: DocumentVisibilityState = 'visible'

/** Sends the page to the background, or brings it back. */
function show(state: DocumentVisibilityState) {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}

afterEach(() => {
  visibility = 'visible'
  vi.restoreAllMocks()
})

function Seconds({ what, timer }: { what: string | null; timer?: Timer }) {
  const seconds = useVisibleSeconds(what, timer)
  const [renders, setRenders] = useState(0)
  return (
    <button type="button" onClick={() => setRenders(renders + 1)}>
      {`${seconds}秒`}
    </button>
  )
}

const expectSeconds = (seconds: number) =>
  expect.element(page.getByRole('button')).toHaveTextContent(`${seconds}秒`)

async function begin(what: string | null = '表') {
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  const timer = manualTimer()
  const view = await render(<Seconds what={what} timer={timer} />)
  return { timer, view, read: (next: string | null) => view.rerender(<Seconds what={next} timer={timer} />) }
}

it('are whole seconds, from 0 on', async () => {
  const { timer } = await begin()
  await expectSeconds(0)
  await timer.pass(999)
  await expectSeconds(0)
  await timer.pass(1)
  await expectSeconds(1)
  await timer.pass(4_000)
  await expectSeconds(5)
})

it('do not begin again when the part is rendered again', async () => {
  const { timer, read } = await begin()
  await timer.pass(1_500)
  await read('表')
  await page.getByRole('button').click()
  await timer.pass(500)
  await expectSeconds(2)
})

it('are those of a part that React mounts twice', async () => {
  const timer = manualTimer()
  await render(
    <StrictMode>
      <Seconds what="表" timer={timer} />
    </StrictMode>,
  )
  await timer.pass(3_000)
  await expectSeconds(3)
})

it('begin again when something else is read, also when it is what was read before', async () => {
  const { timer, read } = await begin()
  await timer.pass(4_700)
  await read('另一张表')
  await expectSeconds(0)
  await timer.pass(300)
  await expectSeconds(0)
  await timer.pass(700)
  await expectSeconds(1)
  await read('表')
  await expectSeconds(0)
})

it('are not counted while there is nothing to read', async () => {
  const { timer, read } = await begin(null)
  await timer.pass(5_000)
  await expectSeconds(0)
  expect(timer.waiting()).toBe(0)
  await read('表')
  await timer.pass(1_000)
  await expectSeconds(1)
  await read(null)
  await expectSeconds(0)
})

it('stop while the page is hidden, and go on where they were', async () => {
  const { timer } = await begin()
  await timer.pass(1_400)
  show('hidden')
  await timer.pass(60_000)
  expect(timer.waiting()).toBe(0)
  await expectSeconds(1)
  show('visible')
  await timer.pass(500)
  await expectSeconds(1)
  await timer.pass(100)
  await expectSeconds(2)
})

it('do not begin on a page that is opened in the background', async () => {
  visibility = 'hidden'
  const { timer } = await begin()
  await timer.pass(5_000)
  await expectSeconds(0)
  show('visible')
  await timer.pass(1_000)
  await expectSeconds(1)
})

it('run once, however often the page comes and goes, and whatever it says twice', async () => {
  const { timer } = await begin()
  for (let turn = 0; turn < 5; turn += 1) {
    await timer.pass(100)
    show('hidden')
    show('hidden')
    show('visible')
    show('visible')
  }
  await timer.pass(500)
  await expectSeconds(1)
  await timer.pass(1_000)
  await expectSeconds(2)
  expect(timer.waiting()).toBe(1)
})

it('stop while the page is frozen', async () => {
  const { timer } = await begin()
  await timer.pass(1_000)
  document.dispatchEvent(new Event('freeze'))
  timer.sleep(1_900)
  document.dispatchEvent(new Event('resume'))
  await timer.pass(999)
  await expectSeconds(1)
  await timer.pass(1)
  await expectSeconds(2)
})

it('do not count a sleep of the device, which no event tells of', async () => {
  const { timer } = await begin()
  await timer.pass(1_000)
  timer.sleep(3_600_000)
  await timer.pass(0)
  await expectSeconds(1)
  await timer.pass(1_000)
  await expectSeconds(2)
})

it('count a second that a busy device reports late', async () => {
  const { timer } = await begin()
  timer.sleep(1_900)
  await timer.pass(0)
  await expectSeconds(1)
  await timer.pass(100)
  await expectSeconds(2)
})

it('do not count the sleep before the page is hidden', async () => {
  const { timer } = await begin()
  await timer.pass(1_000)
  timer.sleep(3_600_000)
  show('hidden')
  show('visible')
  await timer.pass(1_000)
  await expectSeconds(2)
})

it('are not changed by the clock of the device', async () => {
  const { timer } = await begin()
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000)
  await timer.pass(1_000)
  await expectSeconds(1)
  now.mockReturnValue(0)
  await timer.pass(1_000)
  await expectSeconds(2)
})

it('are those of the browser when no timer is handed in', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  try {
    await render(<Seconds what="表" />)
    await vi.advanceTimersByTimeAsync(2_000)
  } finally {
    vi.useRealTimers()
  }
  await expectSeconds(2)
})

it('end with the part', async () => {
  const { timer, view } = await begin()
  await timer.pass(1_000)
  await view.unmount()
  await timer.pass(1_000)
  expect(timer.waiting()).toBe(0)
  show('hidden')
  show('visible')
  expect(timer.waiting()).toBe(0)
})
