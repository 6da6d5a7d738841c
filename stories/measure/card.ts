import {
  colourNames,
  colourVariables,
  lengthName,
  propertyOf,
  radiusName,
  radiusVariables,
  typeName,
} from './names.ts'

const CLEAR = 'rgba(0, 0, 0, 0)'

const round = (value: number) => Math.round(value * 10) / 10
const number = (text: string) => Number.parseFloat(text)

function line(name: string, value: string, swatch?: string): HTMLElement {
  const row = document.createElement('span')
  const says = Object.assign(document.createElement('i'), { textContent: value })
  if (swatch) says.style.setProperty('--swatch', swatch)
  row.append(name, says)
  return row
}

const readAll = (style: CSSStyleDeclaration, variables: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(variables).map(([name, variable]) => [
      name,
      style.getPropertyValue(propertyOf(variable)).trim(),
    ]),
  )

/** Padding or gap in one line: `12 · space 3` once, or side by side where they differ. */
function sides(values: readonly string[], unit: number): string {
  const [first = '0', ...others] = values.map((value) => lengthName(number(value) / unit))
  const short = (value: string) => value.split(' ')[0]
  return others.every((value) => value === first) ? first : [first, ...others].map(short).join(' ')
}

/** What there is to say of an element: its size, and the tokens that it is made of. Lengths are pixels of the design. */
export function card(element: Element, unit: number): HTMLElement[] {
  const style = getComputedStyle(element)
  const { width, height } = element.getBoundingClientRect()
  const title = document.createElement('b')
  title.textContent = `${element.tagName.toLowerCase()} ${round(width / unit)} × ${round(height / unit)}`
  const hues = readAll(style, colourVariables)
  const named = (rgb: string, role: 'text' | 'ground') => colourNames(rgb, hues, role)[0] ?? rgb
  const rows = [title]
  const hasText = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  )
  if (hasText) {
    const size = number(style.fontSize) / unit
    rows.push(line('type', typeName(size, number(style.lineHeight) / unit, number(style.fontWeight))))
    rows.push(line('colour', named(style.color, 'text'), style.color))
  }
  if (style.backgroundColor !== CLEAR)
    rows.push(line('ground', named(style.backgroundColor, 'ground'), style.backgroundColor))
  const paddings = [style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft]
  if (paddings.some((value) => number(value) > 0)) rows.push(line('padding', sides(paddings, unit)))
  if (number(style.rowGap) > 0 || number(style.columnGap) > 0)
    rows.push(
      line(
        'gap',
        sides(
          [style.rowGap, style.columnGap].map((value) => String(number(value) || 0)),
          unit,
        ),
      ),
    )
  const corner = number(style.borderTopLeftRadius)
  if (corner > 0)
    rows.push(
      style.borderTopLeftRadius.endsWith('%')
        ? line('radius', style.borderTopLeftRadius)
        : line('radius', radiusName(corner / unit, readAll(style, radiusVariables))),
    )
  return rows
}
