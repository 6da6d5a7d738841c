import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { photo } from '../../test/uploads.ts'
import { ImageProvider } from './index.ts'
import { Picture, type PictureProps } from './Picture.tsx'
import { usePicture } from './usePicture.ts'

const drawn = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`
const url = drawn(60, 40)
const broken = 'data:image/png;base64,broken'

const Licence = (props: Partial<PictureProps>) => (
  <div style={{ width: 100, height: 100 }}>
    <Picture alt="营业执照" {...props} />
  </div>
)
const image = page.getByRole('img', { name: '营业执照' })
const sourceOf = () => (image.element() as HTMLImageElement).src

/** The addresses of files that are made and taken back from here on. */
function addresses() {
  const created = vi.spyOn(URL, 'createObjectURL')
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  return {
    made: () => created.mock.results.map(({ value }) => String(value)),
    open: () => created.mock.results.length - new Set(revoked.mock.calls.map(([address]) => address)).size,
  }
}

describe('Picture', () => {
  it('shows the address on the server', async () => {
    const onLoad = vi.fn()
    const onError = vi.fn()
    await render(<Licence {...{ url, onLoad, onError }} />)
    expect(sourceOf()).toBe(url)
    await expect.poll(() => onLoad).toHaveBeenCalledOnce()
    expect(onError).not.toHaveBeenCalled()
  })

  it('shows the file on the phone first, then what the server has', async () => {
    const view = await render(<Licence url={url} file={await photo('a.jpg')} />)
    expect(sourceOf()).toMatch(/^blob:/)
    await view.rerender(<Licence url={url} />)
    expect(sourceOf()).toBe(url)
    await view.rerender(<Licence url={drawn(40, 60)} />)
    expect(sourceOf()).toBe(drawn(40, 60))
  })

  it('keeps the address of a file only while it is shown', async () => {
    const { made, open } = addresses()
    const [one, two] = [await photo('one.jpg'), await photo('two.jpg')]
    const view = await render(<Licence file={one} />)
    const before = image.element()
    await view.rerender(<Licence file={one} alt="营业执照" whole />)
    // The same file is not read again.
    expect([made().length, open()]).toEqual([1, 1])
    await view.rerender(<Licence file={two} />)
    expect([made().length, open()]).toEqual([2, 1])
    expect(sourceOf()).toBe(made()[1])
    expect(image.element()).toBe(before)
    await view.rerender(<Licence url={url} />)
    expect(open()).toBe(0)
    await view.rerender(<Licence file={one} />)
    await view.unmount()
    expect([made().length, open()]).toEqual([3, 0])
  })

  it('reports a file that is not a picture', async () => {
    const onError = vi.fn()
    await render(<Licence file={new File(['text'], 'a.jpg', { type: 'image/jpeg' })} onError={onError} />)
    await expect.poll(() => onError).toHaveBeenCalledOnce()
  })

  it.each([undefined, ''])('is a mark with the same name without a picture: %j', async (none) => {
    const view = await render(<Licence url={none} />)
    await expect.element(image).toBeVisible()
    expect(view.container.querySelector('img')).toBeNull()
    const [mark, icon] = [image.element(), image.element().querySelector('svg')].map((one) =>
      one?.getBoundingClientRect(),
    )
    expect([mark?.width, mark?.height]).toEqual([100, 100])
    const middle = (box: DOMRect | undefined) =>
      box ? [box.left + box.width / 2, box.top + box.height / 2] : []
    expect(middle(icon)).toEqual(middle(mark))
    await view.rerender(<Licence url={url} />)
    expect(sourceOf()).toBe(url)
  })

  it.each([
    [false, 'cover'],
    [true, 'contain'],
  ])('fills its square, or is shown whole: %s', async (whole, fit) => {
    const view = await render(<Licence url={drawn(600, 20)} whole={whole} />)
    const { width, height } = image.element().getBoundingClientRect()
    expect([width, height, getComputedStyle(image.element()).objectFit]).toEqual([100, 100, fit])
    // Nothing below it, as below a letter.
    expect(view.container.firstElementChild?.scrollHeight).toBe(100)
  })

  it('is not dragged away by a finger that wants to scroll', async () => {
    await render(<Licence url={url} />)
    expect((image.element() as HTMLImageElement).draggable).toBe(false)
  })
})

describe('ImageProvider', () => {
  const ours = (address: string) => new URL(address).hostname.endsWith('.credit.test')
  const inHost = (allow: (address: string) => boolean, props: Partial<PictureProps>) => (
    <ImageProvider allow={allow}>
      <Licence {...props} />
    </ImageProvider>
  )

  it.each([
    ['https://img.credit.test/a.jpg', true],
    ['https://img.credit.test.evil.test/a.jpg', false],
    ['javascript:alert(1)', false],
  ])('asks the host for %s', async (address, isShown) => {
    const view = await render(inHost(ours, { url: address }))
    expect(view.container.querySelector('img') !== null).toBe(isShown)
    await expect.element(image).toBeInTheDocument()
  })

  it('does not ask for a file of the phone, nor for nothing', async () => {
    const allow = vi.fn(() => false)
    const view = await render(inHost(allow, { file: await photo('a.jpg') }))
    expect(sourceOf()).toMatch(/^blob:/)
    await view.rerender(inHost(allow, { url: '' }))
    expect(allow).not.toHaveBeenCalled()
  })

  it('applies a new rule to pictures that are shown', async () => {
    const view = await render(inHost(() => true, { url }))
    expect(sourceOf()).toBe(url)
    await view.rerender(inHost(() => false, { url }))
    expect(view.container.querySelector('img')).toBeNull()
    await view.rerender(inHost(() => true, { url }))
    expect(sourceOf()).toBe(url)
  })

  it('has the innermost rule', async () => {
    const view = await render(
      <ImageProvider allow={() => false}>
        <Licence url={url} />
        <ImageProvider allow={() => true}>
          <Licence url={url} />
        </ImageProvider>
      </ImageProvider>,
    )
    expect(view.container.querySelectorAll('img')).toHaveLength(1)
  })
})

describe('usePicture', () => {
  function Bank({ address }: { address?: string }) {
    const attributes = usePicture(address)
    return attributes ? <img {...attributes} alt="" /> : <b>招</b>
  }
  const letter = page.getByText('招')
  const shown = (view: { container: Element }) =>
    view.container.querySelector('img')?.getAttribute('src') ?? null

  it('loads late, and does not say who asks', async () => {
    const view = await render(<Bank address={url} />)
    const { src, loading, decoding, referrerPolicy } = view.container.querySelector('img') as HTMLImageElement
    expect([src, loading, decoding, referrerPolicy]).toEqual([url, 'lazy', 'async', 'no-referrer'])
  })

  it.each([undefined, ''])('has nothing for no address: %j', async (none) => {
    await render(<Bank address={none} />)
    await expect.element(letter).toBeVisible()
  })

  it('has nothing once the picture is broken, and tries a new address', async () => {
    const view = await render(<Bank address={broken} />)
    await expect.element(letter).toBeVisible()
    await view.rerender(<Bank address={url} />)
    expect(shown(view)).toBe(url)
    await view.rerender(<Bank address={broken} />)
    // Known as broken: nothing is asked for.
    expect(shown(view)).toBeNull()
    await view.rerender(<Bank address={`${broken}2`} />)
    await expect.element(letter).toBeVisible()
  })

  it('has nothing for an address that the host does not allow', async () => {
    const bank = (allow: () => boolean) => (
      <ImageProvider allow={allow}>
        <Bank address={url} />
      </ImageProvider>
    )
    const view = await render(bank(() => false))
    await expect.element(letter).toBeVisible()
    await view.rerender(bank(() => true))
    expect(shown(view)).toBe(url)
  })
})
