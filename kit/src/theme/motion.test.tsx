import type { ReactElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AuditCountdown } from '../AuditCountdown/index.ts'
import { Button } from '../Button/index.ts'
import { ProgressRing } from '../ProgressRing/index.ts'
import { PublishingState } from '../PublishingState/index.ts'
import { ScrollRow } from '../ScrollRow/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { Spinner } from '../Spinner/index.ts'

/** Sets what the user has chosen in the system. */
const prefer = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

afterEach(() => prefer('no-preference'))

/** Animations below an element that never end. */
const endless = (root: Element) =>
  root
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)

/** Animations that move something, not only its opacity. */
const moving = (root: Element) =>
  endless(root).filter(({ effect }) =>
    (effect as KeyframeEffect).getKeyframes().some((frame) => frame['transform'] !== undefined),
  )

const running: [name: string, part: ReactElement, moves: number][] = [
  ['a spinner', <Spinner key="s" />, 1],
  ['a busy button', <Button key="b" loading />, 1],
  ['a ring without a value', <ProgressRing key="r" label="进度" value={null} />, 1],
  ['an application that is being sent', <PublishingState key="p" state="submitting" />, 1],
  ['a placeholder', <Skeleton key="k" />, 0],
]

describe.each(running)('%s', (_name, part, moves) => {
  it('is in motion while nobody asks for less', async () => {
    await prefer('no-preference')
    const view = await render(part)
    expect(endless(view.container)).toHaveLength(1)
    expect(moving(view.container)).toHaveLength(moves)
  })

  it('does not move when the user prefers less motion', async () => {
    await prefer('reduce')
    const view = await render(part)
    expect(moving(view.container)).toEqual([])
  })

  it('follows the choice of the user while it is shown', async () => {
    await prefer('reduce')
    const view = await render(part)
    await prefer('no-preference')
    await expect.poll(() => moving(view.container)).toHaveLength(moves)
  })
})

it('a spinner still shows that something is running', async () => {
  await prefer('reduce')
  const view = await render(<Spinner />)
  expect(endless(view.container)).toHaveLength(1)
})

it.each([
  ['a placeholder', <Skeleton key="k" />],
  ['a ring without a value', <ProgressRing key="r" label="进度" value={null} />],
])('%s stands still', async (_name, part) => {
  await prefer('reduce')
  const view = await render(part)
  expect(view.container.getAnimations({ subtree: true })).toEqual([])
})

it('a placeholder waits two seconds before it begins', async () => {
  const view = await render(<Skeleton />)
  expect(endless(view.container)[0]?.effect?.getTiming().delay).toBe(2000)
})

it('a countdown of a review has no transition between its seconds', async () => {
  await prefer('reduce')
  const view = await render(<AuditCountdown remaining={20} total={30} />)
  const arc = view.container.querySelector('circle:last-child') as Element
  expect(getComputedStyle(arc).transitionProperty).toBe('none')
  await prefer('no-preference')
  expect(getComputedStyle(arc).transitionDuration).toBe('1s')
})

it('a row is scrolled to its new item at once', async () => {
  await prefer('reduce')
  const row = (active: number) => (
    <ScrollRow label="分期" activeIndex={active}>
      {Array.from({ length: 12 }, (_, index) => (
        <div key={index} style={{ width: 104 }}>
          {index + 1}期
        </div>
      ))}
    </ScrollRow>
  )
  const view = await render(row(0))
  await view.rerender(row(11))
  const element = view.getByRole('group').element()
  expect(element.scrollLeft).toBe(element.scrollWidth - element.clientWidth)
})
