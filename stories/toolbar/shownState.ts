// Shows all controls of a story as pressed, hovered or focused: for each rule of such a state there is a second one that holds while
// the root says so.

/** States that the toolbar shows; '' for none. */
export const states = ['', 'pressed', 'focus', 'hover'] as const

const PSEUDO: Readonly<Record<string, RegExp>> = {
  pressed: /:active(?![\w-])/g,
  focus: /:focus(?:-visible|-within)?(?![\w-])/g,
  hover: /:hover(?![\w-])/g,
}

/** The selectors of a list, parted at the commas that stand in no brackets. */
function selectorsIn(list: string): string[] {
  const found = ['']
  let depth = 0
  for (const letter of list) {
    if (letter === '(' || letter === '[') depth++
    if (letter === ')' || letter === ']') depth--
    if (letter === ',' && depth === 0) found.push('')
    else found[found.length - 1] += letter
  }
  return found.map((selector) => selector.trim())
}

/** The selector of a rule for a state, so that it holds without it; null for a rule of another state. */
export function shownSelector(list: string, state: string): string | null {
  const pseudo = PSEUDO[state]
  const own = pseudo ? selectorsIn(list).filter((selector) => selector.search(pseudo) >= 0) : []
  // `:where(:not(:disabled))` holds for every control that is not disabled, and can stand in place of a state inside of `:has()` and `:is()` too.
  return pseudo && own.length > 0
    ? own
        .map(
          (selector) => `[data-state="${state}"] ${selector.replaceAll(pseudo, ':where(:not(:disabled))')}`,
        )
        .join(', ')
    : null
}

function rulesOf(rules: CSSRuleList, state: string): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule) {
        const selector = shownSelector(rule.selectorText, state)
        return selector ? `${selector} { ${rule.style.cssText} }` : ''
      }
      if (!(rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule)) return ''
      const inner = rulesOf(rule.cssRules, state)
      const kind = rule instanceof CSSMediaRule ? 'media' : 'supports'
      return inner && `@${kind} ${rule.conditionText} { ${inner} }`
    })
    .join('\n')
}

const ID = 'shown-state'

/** Shows a state on every control of the document, those included whose sheets are loaded by now. */
export function showState(state: string): void {
  document.getElementById(ID)?.remove()
  if (state === '') return void delete document.documentElement.dataset['state']
  document.documentElement.dataset['state'] = state
  const text = [...document.styleSheets].map(({ cssRules }) => rulesOf(cssRules, state)).join('\n')
  document.head.append(Object.assign(document.createElement('style'), { id: ID, textContent: text }))
}
