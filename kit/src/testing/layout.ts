/**
 * What a customer cannot read on the screen, or in a part of it: what is wider than the screen, and texts that are cut or
 * covered, also those hidden from screen readers. What can be scrolled into view is not cut, but a box that scrolls within
 * the page must show it: by a mask, or by a shadow at its edge.
 */
export function layoutFaults(root: Element = document.body): string[] {
  /** A text may be this much of its size outside its box: letters need less space than their line. */
  const SLACK = 0.3
  /** Wider than what is there for screen readers only, px. */
  const SEEN = 2
  const EVERYWHERE = { left: -Infinity, right: Infinity, bottom: Infinity }
  /** The lines of a text; of one that ends in dots, what is drawn of them. */
  const linesOf = (text: Text, endsIn?: Element) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left: from, right: to, bottom } = endsIn?.getBoundingClientRect() ?? EVERYWHERE
    return [...range.getClientRects()].flatMap(({ left, right, top, height }) => {
      const [start, end] = [Math.max(left, from), Math.min(right, to)]
      return start < end && top + height / 2 < bottom ? [new DOMRect(start, top, end - start, height)] : []
    })
  }
  const nameOf = (element: Element) =>
    `<${element.localName}> "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 16)}"`

  const faults = new Set<string>()
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} wide on ${clientWidth}`)
  for (const text of shownTexts(root)) {
    const fault = faultOf(text)
    if (fault) faults.add(`"${text.data.trim().slice(0, 24)}" ${fault}`)
  }
  for (const box of root.querySelectorAll('*')) {
    const fault = scrollFault(box)
    if (fault) faults.add(fault)
  }
  return [...faults]

  function shownTexts(root: Element): Text[] {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const parent = text.parentElement
      if (!parent || text.data.trim() === '' || parent.closest('svg, style, script, textarea, [inert]'))
        continue
      if (isSeen(parent)) found.push(text)
    }
    return found
  }

  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { position } = getComputedStyle(box)
      if (position === 'absolute' && box.clientWidth < SEEN && box.clientHeight < SEEN) return false
    }
    return true
  }

  /** In what way a text cannot be read; nothing for one that can. */
  function faultOf(text: Text): string | undefined {
    const parent = text.parentElement as HTMLElement
    parent.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    let lines = linesOf(text)
    const slack = Number.parseFloat(getComputedStyle(parent).fontSize) * SLACK
    const isFigure = /\d/.test(text.data)
    let [isSideways, isTall] = [true, true]
    let endsIn: Element | undefined
    for (let box: HTMLElement | null = parent; box && (isSideways || isTall); box = box.parentElement) {
      const style = getComputedStyle(box)
      const edge = box.getBoundingClientRect()
      // Names may end in dots. A figure may not: nobody can tell that it goes on.
      const isCutOnPurpose =
        !isFigure && (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none')
      if (/auto|scroll/.test(style.overflowX)) isSideways = false
      if (/auto|scroll/.test(style.overflowY)) isTall = false
      const cutsX = isSideways && /hidden|clip/.test(style.overflowX) && !isCutOnPurpose
      const cutsY = isTall && /hidden|clip/.test(style.overflowY) && !isCutOnPurpose
      if (cutsX && lines.some((line) => line.left < edge.left - 1 || line.right > edge.right + 1))
        return `is cut at the side by ${nameOf(box)}`
      if (cutsY && lines.some((line) => line.top < edge.top - slack || line.bottom > edge.bottom + slack))
        return `is cut at its end by ${nameOf(box)}`
      if (isCutOnPurpose) endsIn = box
      if (endsIn || style.position === 'fixed') break
    }
    // To look at a text scrolls a box that is cut as well.
    endsIn?.scrollTo(0, 0)
    lines = linesOf(text, endsIn)
    if (isSideways && !endsIn && lines.some((line) => line.left < -1 || line.right > window.innerWidth + 1))
      return 'reaches beyond the screen'
    const cover = lines.map((_, at) => coverOfLine(text, at, endsIn)).find(Boolean)
    return cover && `is covered by ${nameOf(cover)}`
  }

  /** What lies over a line of a text wherever its element is scrolled to: a long text has lines under a bar. */
  function coverOfLine(text: Text, at: number, endsIn?: Element): Element | undefined {
    const parent = text.parentElement as HTMLElement
    let cover: Element | undefined
    for (const block of ['center', 'start', 'end'] as const) {
      ;(endsIn ?? parent).scrollIntoView({ block, inline: 'center', behavior: 'instant' })
      const line = linesOf(text, endsIn)[at]
      cover = line && coverOf(parent, line)
      if (!cover) return undefined
    }
    return cover
  }

  /** What lies over the middle of a line: not its own control, and not something that shows the line. */
  function coverOf(element: Element, line: DOMRect): Element | undefined {
    const [x, y] = [line.left + line.width / 2, line.top + line.height / 2]
    const hit = document.elementFromPoint(x, y)
    if (!hit || hit.contains(element) || element.contains(hit)) return undefined
    // A control over its whole card, or under its own figure.
    if (hit.matches('input') || getComputedStyle(element).pointerEvents === 'none') return undefined
    for (let box: Element | null = hit; box && !box.contains(element); box = box.parentElement)
      if (!/transparent|, 0\)$/.test(getComputedStyle(box).backgroundColor)) return box
    // The target of a finger is larger than its text, which may be all that is seen of it.
    const isOver = ({ left, right, top, bottom }: DOMRect) => left < x && x < right && top < y && y < bottom
    return shownTexts(hit).some((text) => linesOf(text).some(isOver)) ? hit : undefined
  }

  /** A box that scrolls sideways by mistake, or within the page without a sign of it. */
  function scrollFault(box: Element): string | undefined {
    const style = getComputedStyle(box)
    if (!/auto|scroll/.test(style.overflowY) || box.scrollHeight <= box.clientHeight + 1) return undefined
    if (!box.checkVisibility() || box.matches('textarea, html, body')) return undefined
    if (box.scrollWidth > box.clientWidth + 1 && !/auto|scroll/.test(style.overflowX))
      return `${nameOf(box)} is ${box.scrollWidth} wide in ${box.clientWidth}`
    const after =
      box.nextElementSibling && getComputedStyle(box.nextElementSibling, '::before').backgroundImage
    const isAtEdge = box.getBoundingClientRect().bottom >= window.innerHeight - 1
    const showsIt = style.maskImage !== 'none' || (after ?? 'none') !== 'none' || isAtEdge
    return showsIt ? undefined : `${nameOf(box)} scrolls, and nothing shows it`
  }
}
