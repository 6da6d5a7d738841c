/**
 * Turns style attributes into rules: the policy allows the page's own style element, not attributes.
 * @returns the markup with classes, and the style rules of these classes
 */
export function liftStyles(html: string): { html: string; css: string } {
  const classes = new Map<string, string>()
  const lifted = html.replace(/<[a-z][^>]*>/g, (tag) => {
    const style = / style="([^"]*)"/.exec(tag)?.[1]
    if (style === undefined) return tag
    const name = classes.get(style) ?? `shell-${classes.size}`
    classes.set(style, name)
    const bare = tag.replace(` style="${style}"`, '')
    return / class="/.test(bare)
      ? bare.replace(' class="', ` class="${name} `)
      : bare.replace(/^<[a-z0-9]+/, `$& class="${name}"`)
  })
  const css = [...classes]
    .map(([style, name]) => `.${name}.${name}{${style.replaceAll('&quot;', '"')}}`)
    .join('')
  return { html: lifted, css }
}
