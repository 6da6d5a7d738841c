import { createRef, useRef, type Ref } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { attachRef, useMergedRef } from './useMergedRef.ts'

interface Props {
  one?: Ref<HTMLInputElement> | undefined
  other?: Ref<HTMLInputElement> | undefined
  place?: number
}

function Probe({ one, other, place = 0 }: Props) {
  const merged = useMergedRef(one, other)
  return <input key={place} ref={merged} aria-label="姓名" />
}

describe('two refs to one element', () => {
  it('both get it and both lose it', async () => {
    const object = createRef<HTMLInputElement>()
    const callback = vi.fn<(element: HTMLInputElement | null) => void>()
    const view = await render(<Probe one={object} other={callback} />)
    const input = view.getByRole('textbox').element()
    expect(object.current).toBe(input)
    expect(callback.mock.calls).toEqual([[input]])
    await view.unmount()
    expect(object.current).toBeNull()
    expect(callback.mock.calls).toEqual([[input], [null]])
  })

  it('are not called again by a render with the same refs', async () => {
    const callback = vi.fn<(element: HTMLInputElement | null) => void>()
    const view = await render(<Probe one={callback} />)
    await view.rerender(<Probe one={callback} />)
    expect(callback).toHaveBeenCalledTimes(1)
  })

  it('follow a new ref and a new element', async () => {
    const [old, next] = [createRef<HTMLInputElement>(), createRef<HTMLInputElement>()]
    const view = await render(<Probe one={old} />)
    await view.rerender(<Probe one={next} />)
    expect([old.current, next.current]).toEqual([null, view.getByRole('textbox').element()])
    const before = next.current
    await view.rerender(<Probe one={next} place={1} />)
    expect(next.current).toBe(view.getByRole('textbox').element())
    expect(next.current).not.toBe(before)
  })

  it('one of them may be missing', async () => {
    const only = createRef<HTMLInputElement>()
    const view = await render(<Probe other={only} />)
    expect(only.current).toBe(view.getByRole('textbox').element())
    await view.rerender(<Probe />)
    expect(only.current).toBeNull()
  })

  it('let a part use its own beside that of the caller', async () => {
    function Part({ ref }: { ref: Ref<HTMLInputElement> }) {
      const own = useRef<HTMLInputElement>(null)
      const merged = useMergedRef(ref, own)
      return (
        <>
          <input ref={merged} aria-label="姓名" />
          <button type="button" onClick={() => own.current?.focus()}>
            填写
          </button>
        </>
      )
    }
    const ref = createRef<HTMLInputElement>()
    const view = await render(<Part ref={ref} />)
    await view.getByRole('button').click()
    expect(document.activeElement).toBe(ref.current)
  })
})

describe('a ref attached by hand', () => {
  it('uses the cleanup of a callback, or else calls it with null', () => {
    const cleanup = vi.fn()
    const withCleanup = vi.fn(() => cleanup)
    attachRef(withCleanup, '元素')()
    expect(cleanup).toHaveBeenCalledTimes(1)
    expect(withCleanup.mock.calls).toEqual([['元素']])
    const plain = vi.fn()
    attachRef(plain, '元素')()
    expect(plain.mock.calls).toEqual([['元素'], [null]])
  })

  it.each([undefined, null])('may be %s', (ref) => {
    expect(() => attachRef(ref, '元素')()).not.toThrow()
  })
})
