/** Calls `run` once after `ms`. Answers the way to cancel it. */
export function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
