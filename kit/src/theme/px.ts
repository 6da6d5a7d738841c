/** Width of the design in CSS pixels. */
export const DESIGN_WIDTH = 375

/** Height of a title bar without the inset of the screen above it, in pixels of the design. */
export const TITLE_BAR = 48
/** Maximum width of the column on large screens, in CSS pixels. */
export const COLUMN_WIDTH = 480

/** The largest phone on its side, or a keyboard that takes its share of the screen: bars leave no room between them. */
export const lowScreen = '(max-height: 440px)'

const round = (value: number) => Math.round(value * 10_000) / 10_000

/**
 * A length of the 375 design. It scales with the viewport, up to a column width of 480. `--koo-u` is one design pixel;
 * a board with several phones side by side may set it to `1px`.
 */
export function px(designPx: number): string {
  return designPx === 0 ? '0' : `calc(var(--koo-u) * ${round(designPx)})`
}

/** Like {@link px}, but never smaller than in the design: for touch targets and elements with text. */
export function pxAtLeast(designPx: number): string {
  return `max(${round(designPx)}px, ${px(designPx)})`
}

/**
 * A font size of the design. It scales with the viewport. Its minimum is in rem, so that zoom and the user's text size
 * enlarge it. Sizes from 22 up stop growing before an amount of seven digits is wider than the column.
 */
export function fontPx(designPx: number): string {
  const floor = `${round(designPx / 16)}rem`
  if (designPx < 22) return `max(${px(designPx)}, ${floor})`
  return `max(${px(designPx)}, min(${floor}, ${designPx < 44 ? 11 : 14}vw))`
}
