const OWN = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'] as const

/**
 * An icon or a drawing as a file of its own: what a sheet says of its shapes is written on them.
 *
 * @param colour in place of the colour of the text, for an icon; a drawing keeps the colours of the theme
 */
export function svgText(svg: SVGSVGElement, colour?: string): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const styles = [svg, ...svg.querySelectorAll('*')].map((each) => getComputedStyle(each))
  const ink = styles[0]?.color
  for (const [at, shape] of [copy, ...copy.querySelectorAll('*')].entries()) {
    for (const name of ['class', 'style', 'aria-hidden', 'focusable', 'pathLength'])
      shape.removeAttribute(name)
    for (const name of OWN) {
      const value = styles[at]?.getPropertyValue(name) ?? ''
      shape.setAttribute(name, colour !== undefined && value === ink ? colour : value)
    }
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return copy.outerHTML
}
