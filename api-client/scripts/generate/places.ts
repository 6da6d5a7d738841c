/** A statement of the generated code, with the names that it uses. */
export interface Statement {
  /** `zCoupon`, `gCoupon`. */
  name: string
  /** The code of the statement, with its description above: `const zCoupon = …;`. */
  text: string
  uses: string[]
}

/**
 * Selects a module for every statement: the module of its only user, or what `shared` returns. Users are placed before
 * what they use, so the module of the user is already known.
 *
 * @param roots the statements whose module is known from the start: name, used names, module
 */
export function placeStatements(
  roots: { name: string; uses: string[]; place: string }[],
  statements: Statement[],
  shared: (name: string) => string,
): Map<string, string> {
  const uses = new Map([...statements, ...roots].map((user) => [user.name, user.uses]))
  const users = new Map<string, Set<string>>()
  const order: string[] = []
  const visit = (name: string) => {
    if (order.includes(name)) return
    for (const used of uses.get(name) ?? []) {
      users.set(used, (users.get(used) ?? new Set()).add(name))
      visit(used)
    }
    order.push(name)
  }
  for (const root of roots) visit(root.name)

  const places = new Map(roots.map(({ name, place }) => [name, place]))
  for (const name of order.toReversed()) {
    if (places.has(name)) continue
    const [place = '', ...others] = new Set(
      Array.from(users.get(name) ?? [], (user) => places.get(user) ?? ''),
    )
    places.set(name, others.length === 0 ? place : shared(name))
  }
  return places
}
