import { card } from './card.ts'

interface Box {
  left: number
  top: number
  width: number
  height: number
}

const ID = 'measures'

const SHEET = `
#${ID}, #${ID} * { position: fixed; box-sizing: border-box; pointer-events: none; margin: 0 }
#${ID} { inset: 0; z-index: 2147483647; font: 11px/16px ui-monospace, monospace; color: #fff }
#${ID} .box { outline: 1px solid #e5007d }
#${ID} .padding { background: rgba(229, 0, 125, .18) }
#${ID} .red { background: #e5007d }
#${ID} .size { padding: 0 4px; border-radius: 3px; background: #e5007d; transform: translate(-50%, -50%) }
#${ID} .card { display: grid; gap: 2px; min-width: 168px; padding: 8px 10px; border-radius: 8px; background: #14171f;
  box-shadow: 0 0 0 1px rgba(255, 255, 255, .24), 0 8px 24px rgba(0, 0, 0, .3) }
#${ID} .card * { position: static }
#${ID} .card b { color: #ff9ecb; font-weight: 600 }
#${ID} .card span { display: flex; gap: 8px; justify-content: space-between }
#${ID} .card i { font-style: normal; opacity: .66 }
#${ID} .card i::before { content: ''; display: inline-block; width: 9px; height: 9px; margin-inline-end: 5px; border-radius: 2px;
  background: var(--swatch, none); outline: 1px solid rgba(255, 255, 255, .3) }
#${ID} .card i:not([style])::before { content: none }
`

const px = (value: number) => `${value}px`

function boxOf(layer: HTMLElement, name: string, { left, top, width, height }: Box): HTMLElement {
  const element = Object.assign(document.createElement('div'), { className: name })
  Object.assign(element.style, { left: px(left), top: px(top), width: px(width), height: px(height) })
  layer.append(element)
  return element
}

function label(layer: HTMLElement, text: string, left: number, top: number): void {
  const element = boxOf(layer, 'size', { left, top, width: 0, height: 16 })
  element.style.width = 'auto'
  element.textContent = text
}

/** How many CSS pixels one pixel of the design has at this width. */
function designUnit(): number {
  const probe = document.createElement('div')
  probe.style.cssText = 'position: fixed; visibility: hidden; width: calc(var(--koo-u) * 1000)'
  document.body.append(probe)
  const { width } = probe.getBoundingClientRect()
  probe.remove()
  return width / 1000
}

/** The four bands between the border of an element and its content. */
function paddingsOf(element: Element, { left, top, width, height }: Box): Box[] {
  const style = getComputedStyle(element)
  const [up, right, down, before] = ['Top', 'Right', 'Bottom', 'Left'].map(
    (side) => Number.parseFloat(style[`padding${side}` as 'paddingTop']) || 0,
  ) as [number, number, number, number]
  return [
    { left, top, width, height: up },
    { left, top: top + height - down, width, height: down },
    { left, top: top + up, width: before, height: height - up - down },
    { left: left + width - right, top: top + up, width: right, height: height - up - down },
  ].filter((band) => band.width > 0 && band.height > 0)
}

/** Red lines from an element to the edges of what it stands in, each with its length in pixels of the design. */
function redlines(layer: HTMLElement, own: DOMRect, around: DOMRect, unit: number): void {
  const middle = { x: own.left + own.width / 2, y: own.top + own.height / 2 }
  const lines = [
    { left: middle.x, top: around.top, width: 1, height: own.top - around.top },
    { left: middle.x, top: own.bottom, width: 1, height: around.bottom - own.bottom },
    { left: around.left, top: middle.y, width: own.left - around.left, height: 1 },
    { left: own.right, top: middle.y, width: around.right - own.right, height: 1 },
  ]
  for (const line of lines) {
    const length = Math.max(line.width, line.height)
    if (length <= 1 || Math.min(line.width, line.height) < 0) continue
    boxOf(layer, 'red', line)
    label(
      layer,
      String(Math.round((length / unit) * 10) / 10),
      line.left + line.width / 2,
      line.top + line.height / 2,
    )
  }
}

function measure(layer: HTMLElement, element: Element): void {
  layer.replaceChildren()
  const unit = designUnit()
  const own = element.getBoundingClientRect()
  const around = element.parentElement?.getBoundingClientRect()
  for (const band of paddingsOf(element, own)) boxOf(layer, 'padding', band)
  boxOf(layer, 'box', own)
  if (around) redlines(layer, own, around, unit)
  const shown = boxOf(layer, 'card', { left: 0, top: 0, width: 0, height: 0 })
  Object.assign(shown.style, { width: '', height: '' })
  shown.append(...card(element, unit))
  const { width, height } = shown.getBoundingClientRect()
  const below = own.bottom + 10
  shown.style.left = px(Math.max(4, Math.min(own.left, window.innerWidth - width - 4)))
  shown.style.top = px(below + height < window.innerHeight ? below : Math.max(4, own.top - height - 10))
}

let end: (() => void) | undefined

/** Shows measures and tokens of the element under the pointer, or of the one with the focus; or ends that. */
export function showMeasures(isOn: boolean): void {
  if (!isOn) {
    end?.()
    end = undefined
    return
  }
  if (end) return
  const layer = Object.assign(document.createElement('div'), { id: ID })
  layer.setAttribute('aria-hidden', 'true')
  const sheet = Object.assign(document.createElement('style'), { textContent: SHEET })
  document.head.append(sheet)
  document.body.append(layer)
  const look = ({ target }: Event) => {
    if (
      target instanceof Element &&
      document.getElementById('storybook-root')?.parentElement?.contains(target)
    )
      measure(layer, target)
  }
  const wipe = () => layer.replaceChildren()
  const events = ['pointermove', 'focusin'] as const
  for (const name of events) document.addEventListener(name, look, { passive: true })
  document.addEventListener('scroll', wipe, { capture: true, passive: true })
  end = () => {
    for (const name of events) document.removeEventListener(name, look)
    document.removeEventListener('scroll', wipe, { capture: true })
    layer.remove()
    sheet.remove()
  }
}
