/**
 * The same product for the same loader: a page is given loaders by the definition of the flow, and what it makes of one has
 * to survive that the page is closed and opened again.
 */
export function onceFor<Load extends object, Made>(make: (load: Load) => Made): (load: Load) => Made {
  const known = new WeakMap<Load, Made>()
  return (load) => {
    const made = known.get(load) ?? make(load)
    known.set(load, made)
    return made
  }
}
