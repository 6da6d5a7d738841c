/** A statement of the generated code that makes one thing, and the things that it is made of. */
export interface Statement {
  /** `zCoupon`, `gCoupon`. */
  name: string
  /** `const zCoupon = …;` with its description above. */
  text: string
  uses: string[]
}

/**
 * The module of every statement that is needed: the one of its only user, or what `shared` says. Users come first in the
 * order that is followed, so theirs is known by then.
 *
 * @param roots what has a module from the start: its name, the names that it uses, its module
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
