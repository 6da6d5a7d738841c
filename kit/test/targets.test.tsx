import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { smallTargets } from './targets.ts'

const small = { width: 32, height: 32, padding: 0 }

it('lists a control that is too small, with its size and what to do', async () => {
  const view = await render(
    <div style={{ padding: 24 }}>
      <button type="button" style={small} aria-label="关闭" />
    </div>,
  )
  expect(smallTargets(view.container)).toEqual([
    expect.stringMatching(/关闭.* takes a touch on 32 × 32; give it or its label 44 × 44/),
  ])
})

it('counts a label as the target of its control', async () => {
  const view = await render(
    <div style={{ padding: 24 }}>
      <label style={{ display: 'block', minHeight: 44 }}>
        <input type="checkbox" /> 同意
      </label>
    </div>,
  )
  expect(smallTargets(view.container)).toEqual([])
})

it('lets a link in a text be as high as its line, and nothing else', async () => {
  const view = await render(
    <div style={{ padding: 24 }}>
      <p>
        我已阅读<a href="#terms">《借款协议》</a>
      </p>
      <p>
        <a href="#lonely">《征信授权书》</a>
      </p>
    </div>,
  )
  expect(smallTargets(view.container)).toEqual([expect.stringContaining('征信授权书')])
})

it('notices an element over a control', async () => {
  const view = await render(
    <div style={{ padding: 24, position: 'relative' }}>
      <button type="button" style={{ width: 60, height: 60 }}>
        确定
      </button>
      <div style={{ position: 'absolute', top: 0, left: 0, width: 200, height: 60 }} />
    </div>,
  )
  expect(smallTargets(view.container)).toHaveLength(1)
})
